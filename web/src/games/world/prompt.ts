/** What is asked now, said to whoever has to decide, else about them. */
import type { Question } from '../contract.ts';
import type { View } from './types.ts';

export function prompt({ view, names, seat, toAct, text }: Question): string {
  const { phase, active, laying } = view as View;
  if (active === null || toAct.length === 0) return text('world-choice-over');
  const asked = phase.replaceAll('_', '-');
  if (seat !== active) return text(`world-choice-${asked}`, { player: names[active] ?? '' });
  if (phase === 'lay' && (laying?.left ?? 1) > 1) return text('world-table-lay-parts', { number: laying?.left ?? 1 });
  return text(`world-choose-${asked}`);
}

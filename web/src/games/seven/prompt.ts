/** What is asked now, said to whoever has to decide, else about them. */
import { joined } from '../../lib/grammar.ts';
import type { Question } from '../contract.ts';
import type { Choice, Own, View } from './types.ts';

export function prompt({ view, own, names, seat, toAct, text }: Question): string {
  if (toAct.length === 0) return text('seven-choice-over');
  const choice: Choice = (own as Own | null)?.choice ?? (view as View).choice;
  const name = choice.name.replaceAll('_', '-');
  if (seat !== null && toAct.includes(seat)) {
    const isFree = choice.city != null && (view as View).cities[choice.city]?.player === null;
    if (isFree && text.has(`seven-table-free-city-${name}`)) return text(`seven-table-free-city-${name}`);
    const key = `seven-choose-${name}`;
    return text.has(key) ? text(key) : text('web-board-your-turn');
  }
  const [first = 0] = toAct;
  const key = `seven-choice-${name}`;
  if (toAct.length === 1 && text.has(key)) return text(key, { player: names[first] ?? '' });
  const players = joined(
    text.language,
    toAct.map((one) => names[one] ?? ''),
  );
  return text('web-board-waiting-for', { players });
}

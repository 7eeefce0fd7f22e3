import type { Text } from '../../lib/texts.ts';
import type { View } from './types.ts';

/** What has to be done now: said to whoever has to do it, else about them. */
export function prompt(view: View, names: string[], seat: number | null, text: Text): string {
  const [acting] = view.to_act;
  if (acting === undefined) return text('duel-choice-over');
  if (acting === seat) return text(`duel-board-choose-${view.choice}`);
  return text(`duel-board-waits-${view.choice}`, { player: names[acting] ?? '' });
}

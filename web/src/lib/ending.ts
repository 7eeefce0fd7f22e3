/** Ends that no rule of a game knows of: somebody gives up or runs out of time, or all agree to stop. */
import type { OutcomeShown } from '../wire/mirabilia.ts';
import type { Text } from './texts.ts';

const LOST = ['resigned', 'time'];
const TABLE_ENDS = [...LOST, 'agreed', 'closed'];

export function isEndOfTable({ reason }: OutcomeShown): boolean {
  return TABLE_ENDS.includes(reason);
}

/** Such an end in words, for a seat or, with null, for everybody. */
export function endingWords({ reason, ranks }: OutcomeShown, seat: number | null, players: string, text: Text): string {
  if (seat === null || !LOST.includes(reason)) return text(`web-ended-${reason}`, { players });
  return text(ranks[seat] === 1 ? `web-ended-${reason}-won` : `web-ended-${reason}-lost`);
}

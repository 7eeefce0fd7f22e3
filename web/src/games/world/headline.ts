/** The end of a game in a line, for a seat or for everybody. */
import { endingWords, isEndOfTable } from '../../lib/ending.ts';
import { joined } from '../../lib/grammar.ts';
import type { Texts } from '../../lib/texts.ts';
import type { OutcomeShown } from '../../wire/mirabilia.ts';
import type { View } from './types.ts';

export function headlineOf(
  view: View,
  outcome: OutcomeShown,
  names: string[],
  seat: number | null,
  text: Texts,
): string {
  const totals = outcome.scores.map(({ total }) => total ?? 0);
  const first = outcome.ranks.flatMap((rank, one) => (rank === 1 ? [one] : []));
  const players = joined(
    text.language,
    first.map((one) => names[one] ?? ''),
  );
  if (isEndOfTable(outcome)) return endingWords(outcome, seat, players, text);
  if (view.automaton !== null) return alone(view.automaton.points, totals[0] ?? 0, text);
  if (seat === null || outcome.ranks[seat] === undefined) {
    return text('web-board-wins', { players, number: first.length });
  }
  const best = Math.max(...totals);
  const rank = outcome.ranks[seat];
  const behind = best - (totals[seat] ?? 0);
  if (rank > 1 && names.length > 2) return text('web-board-place', { rank, players: names.length, behind });
  if (rank > 1) return text('web-board-lost', { lead: behind });
  if (first.length > 1) return text('web-board-wins', { players, number: first.length });
  const others = totals.filter((_, one) => one !== seat);
  return text('web-board-won', { lead: best - Math.max(...others) });
}

/** A player alone against the Automaton. */
function alone(target: number, total: number, text: Texts): string {
  return total > target
    ? text('web-board-won', { lead: total - target })
    : text('web-board-lost', { lead: target - total });
}

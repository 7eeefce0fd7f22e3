/** The end of a game in a line. No rule of a game knows that somebody gives up or runs out of time, or all agree to stop. */
import type { GameModule } from '../games/contract.ts';
import type { OutcomeShown } from '../wire/mirabilia.ts';
import { joined } from './grammar.ts';
import type { Text, Texts } from './texts.ts';

const LOST = ['resigned', 'time'];
/** Ends without a winner. */
const VOID = ['agreed', 'closed', 'missing'];
const TABLE_ENDS = [...LOST, ...VOID];

export function isVoid({ reason }: OutcomeShown): boolean {
  return VOID.includes(reason);
}

export function isEndOfTable({ reason }: OutcomeShown): boolean {
  return TABLE_ENDS.includes(reason);
}

/** The table ends a game without points: then as they stood. */
export function outcomeWithPoints(outcome: OutcomeShown, module: GameModule, view: unknown): OutcomeShown {
  if (!isEndOfTable(outcome)) return outcome;
  return { ...outcome, scores: (module.scores?.(view) ?? []).slice(0, outcome.ranks.length) };
}

/** Such an end in words, for a seat or, with null, for everybody. */
export function endingWords({ reason, ranks }: OutcomeShown, seat: number | null, players: string, text: Text): string {
  if (seat === null || !LOST.includes(reason)) return text(`web-ended-${reason}`, { players });
  return text(ranks[seat] === 1 ? `web-ended-${reason}-won` : `web-ended-${reason}-lost`);
}

/** Any end where everybody plays alone, for a seat or, with null, for everybody: who has won, and by how much. */
export function headlineOf(outcome: OutcomeShown, names: string[], seat: number | null, text: Texts): string {
  const totals = outcome.scores.map(({ total }) => total ?? 0);
  const first = outcome.ranks.flatMap((rank, one) => (rank === 1 ? [one] : []));
  const players = joined(
    text.language,
    first.map((one) => names[one] ?? ''),
  );
  if (isEndOfTable(outcome)) return endingWords(outcome, seat, players, text);
  if (first.length === 0) return text('web-over');
  const rank = seat === null ? undefined : outcome.ranks[seat];
  if (seat === null || rank === undefined || (rank === 1 && first.length > 1)) {
    return text('web-board-wins', { players, number: first.length });
  }
  const best = Math.max(...totals);
  const behind = best - (totals[seat] ?? 0);
  if (rank > 1 && names.length > 2) return text('web-board-place', { rank, players: names.length, behind });
  if (rank > 1) return text('web-board-lost', { lead: behind });
  return text('web-board-won', { lead: best - Math.max(...totals.filter((_, one) => one !== seat)) });
}

/** Judges a move that somebody tries in place of a mistake: the server does, as it judges answers to puzzles. */
import { post } from '../lib/api.ts';
import type { AnswerVerdict } from '../wire/mirabilia.ts';
import type { Cards, Judged } from './wire.ts';

/** `right` is the best move, `good` one that is no mistake, `same` the mistake once more. */
export type Verdict = { kind: 'right' | 'good' } | { kind: 'same' | 'wrong'; loss: number };

/** A position before a mistake, for whoever looks for something better. */
export interface Puzzle {
  game: string;
  snapshot: unknown;
  cards: Cards;
  mistake: Judged;
}

/** How good a move is: as the report knows, else as a bot thinks of it now. */
export async function judge({ game, snapshot, cards, mistake }: Puzzle, move: string): Promise<Verdict> {
  const { best, best_value: value, others: considered, seat } = mistake;
  if (move === mistake.move) return { kind: 'same', loss: mistake.loss };
  const others = { ...Object.fromEntries(considered), [mistake.move]: Math.max(0, (value ?? 0) - mistake.loss) };
  const wish = { game, snapshot, cards, seat, move, best: best ?? '', value: value ?? 0, others };
  const { solved, loss, grade } = await post<AnswerVerdict>('/api/positions/answer', wish);
  if (solved) return { kind: grade === 'best' ? 'right' : 'good' };
  return { kind: 'wrong', loss: loss ?? 0 };
}

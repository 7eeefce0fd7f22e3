/** Judges a move that somebody tries in place of a mistake. */
import { post } from '../lib/api.ts';
import { isMistakeOf } from './report.ts';
import type { Cards, Evaluation, Judged } from './wire.ts';

export type Verdict = { kind: 'right' | 'good' } | { kind: 'same' | 'wrong'; loss: number };

/** A position before a mistake, for whoever looks for something better. */
export interface Puzzle {
  game: string;
  snapshot: unknown;
  cards: Cards;
  players: number;
  mistake: Judged;
}

/** How good a move is: as the report knows, else as the server thinks of it now. */
export async function judge(puzzle: Puzzle, move: string): Promise<Verdict> {
  const { mistake, players } = puzzle;
  if (move === mistake.best) return { kind: 'right' };
  if (move === mistake.move) return { kind: 'same', loss: mistake.loss };
  const known = mistake.others.find(([text]) => text === move);
  const loss = known === undefined ? await lossOf(puzzle, move) : (mistake.best_value ?? 0) - known[1];
  return isMistakeOf(loss, players) ? { kind: 'wrong', loss } : { kind: 'good' };
}

async function lossOf({ game, snapshot, cards, mistake }: Puzzle, move: string): Promise<number> {
  const wish = { game, snapshot, cards, seat: mistake.seat, move };
  const { value, tried } = await post<Evaluation>('/api/positions', wish);
  return value - (tried ?? 0);
}

/** What the server tells of an analysis, as docs/analysis.md describes it. */
import type { Fact } from '../wire/mirabilia.ts';

/** What the bot may know: as much as the seat, or everything. */
export const CARDS = ['seat', 'open'] as const;
export type Cards = (typeof CARDS)[number];

export type Grade = 'best' | 'fine' | 'inaccuracy' | 'mistake' | 'blunder' | 'forced';

/** A move of somebody, spelt out. */
export interface Foreseen {
  seat: number;
  move: string;
  fact: Fact;
}

/** A move that has been looked at. */
export interface Judged {
  /** How many moves had been made after it: the step of the replay. */
  step: number;
  seat: number;
  move: string;
  /** What every seat could expect after it, from 0 to 1. */
  values: number[];
  /** Its moves spelt out. */
  told: { move: Fact; best: Fact | null; line: Foreseen[]; others?: Fact[] };
  /** Null where there was nothing to decide. */
  best: string | null;
  /** What the seat could expect from its move, and from the best one. */
  value: number | null;
  best_value: number | null;
  loss: number;
  grade: Grade | null;
  /** How the game could have gone on after the best move. */
  line: string[];
  /** Why the best move is better. */
  reasons: Fact[];
  others: [string, number][];
}

/** An analysis, as far as it has come. */
export interface Report {
  game: string;
  players: string[];
  cards: Cards;
  level: string;
  done: number;
  total: number;
  finished: boolean;
  error: string | null;
  /** What every seat could expect before the first move; null until that is known. */
  start: number[] | null;
  steps: Judged[];
  accuracy: (number | null)[];
  turning_point: number | null;
}

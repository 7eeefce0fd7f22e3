/** Moves under a heading, for whoever listens. */
import type { Action } from '../wire/mirabilia.ts';

export interface MoveGroup {
  title: string;
  /** What there is to know about what they are about. */
  says: string;
  moves: { action: Action; words: string }[];
}

/** What the shell asks of the board of a game, and gives to it. A new game brings a board and texts, nothing else. */
import type { Component } from 'svelte';
import type { Text } from '../lib/texts.ts';
import type { Fact, Hint } from '../lib/wire.ts';

export interface BoardProps<View = unknown, Pieces = unknown> {
  /** What the viewer may see of the game. */
  view: View;
  /** Everything printed on cards and boards: `GET /api/games/{game}/pieces`. */
  pieces: Pieces;
  /** The names at the seats. */
  names: string[];
  /** As whom one looks on; null for a spectator. */
  seat: number | null;
  /** The moves one may make now, in the notation of the game; none while a move is under way. */
  legal: string[];
  /** What the last move brought about: a new array for every move; when one comes to a table, the last of the others. */
  events: Fact[];
  /** The number of moves made so far; it falls when moves are taken back. */
  moves: number;
  /** Advice that was asked for, to be pointed out. */
  hint: Hint | null;
  /** The whole position when all cards are open in a replay. */
  open: Record<string, unknown> | null;
  /** Headings and lists instead of a picture. */
  asText: boolean;
  /** Texts of the game and of the page. */
  text: Text;
  /** Facts of the game as sentences. */
  tell: (fact: Fact) => string;
  /** Make a move. */
  play: (move: string) => void;
  /** Why a move is not possible now; null if it is. */
  why: (move: string) => Promise<string | null>;
}

export interface EndProps<View = unknown> {
  view: View;
  names: string[];
  outcome: { reason: string; ranks: number[]; scores: Record<string, number>[] };
  text: Text;
}

/** What is loaded when a table of the game is opened. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** The score sheet, with the reason why the game ended. */
  End: Component<EndProps>;
  /** A short line of what the viewer has to do now. */
  prompt: (view: unknown, names: string[], seat: number | null, text: Text) => string;
  /** A phase of the game for jumping there in a replay, for example an Age; with its name. */
  chapter: (view: unknown, text: Text) => string;
  /** Whether a view is from before the first chapter that counts, for example of a draft. */
  isPrelude?: (view: unknown) => boolean;
}

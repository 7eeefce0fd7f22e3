/** What the shell asks of the board of a game, and gives to it. A new game brings a board and texts, nothing else. */
import type { Component } from 'svelte';
import type { Advice } from '../lib/table.ts';
import type { Texts } from '../lib/texts.ts';
import type { Action, Event, Fact, OutcomeShown } from '../wire/mirabilia.ts';

export interface BoardProps<View = unknown, Own = unknown, Pieces = unknown> {
  game: string;
  /** What everybody sees of the game. */
  view: View;
  /** What only the viewer sees of it; null for a spectator. */
  own: Own;
  /** Everything printed on cards and boards: `GET /api/games/{game}/pieces`. */
  pieces: Pieces;
  /** The kinds of pieces: fields named after one hold ids of the catalogue. */
  kinds: string[];
  /** The names at the seats. */
  names: string[];
  /** As whom one looks on; null for a spectator. */
  seat: number | null;
  /** What one can do now, and with the reason what not. */
  actions: Action[];
  /** Whether a move can be made: not while another is under way or the connection is lost. */
  ready: boolean;
  /** What the last move brought about: a new array for every move; when one comes to a table, the last of the others. */
  events: Event[];
  /** The number of moves made so far; it falls when moves are taken back. */
  moves: number;
  /** Advice that was asked for, to be pointed out. */
  hint: Advice | null;
  /** The whole position when all cards are open in a replay. */
  open: Fact | null;
  /** Headings and lists instead of a picture. */
  asText: boolean;
  /** Texts of the game and of the page. */
  text: Texts;
  /** Facts of the game as sentences. */
  tell: (fact: Fact) => string;
  /** Make a move. */
  play: (action: Action) => void;
  /** Choose again what was chosen in secret; null if there is nothing to choose again. */
  takeBack: (() => void) | null;
}

export interface EndProps<View = unknown> {
  game: string;
  view: View;
  names: string[];
  outcome: OutcomeShown;
  text: Texts;
  /** Facts of the game as sentences. */
  tell: (fact: Fact) => string;
}

/** What is asked now, and of whom. */
export interface Question<View = unknown, Own = unknown> {
  view: View;
  own: Own;
  names: string[];
  /** As whom one looks on; null for a spectator. */
  seat: number | null;
  /** The seats that owe a decision. */
  toAct: number[];
  text: Texts;
}

/** What is loaded when a table of the game is opened. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** The score sheet, with the reason why the game ended. */
  End: Component<EndProps>;
  /** A short line of what the viewer has to do now. */
  prompt: (question: Question) => string;
  /** The name of a phase of the game for jumping there in a replay, for example an Age; "" if it has none. */
  chapter: (view: unknown, text: Texts) => string;
  /** Whether a view is from before the first chapter that counts, for example of a draft. */
  isPrelude?: (view: unknown) => boolean;
}

/** What the shell asks of the board of a game, and gives to it. A new game brings a board and texts, nothing else. */
import type { Component } from 'svelte';
import type { TakenBack } from '../lib/connection.svelte.ts';
import type { Key } from '../lib/keys.ts';
import type { SeatState } from '../lib/seats.ts';
import type { Turn } from '../lib/since.ts';
import type { Tune } from '../lib/sound.ts';
import type { Moment } from '../lib/steps.svelte.ts';
import type { Texts } from '../lib/texts.ts';
import type {
  Action,
  BotDecision,
  Event,
  Fact,
  MoveShown,
  OutcomeShown,
  PointsHistory,
  Tried,
} from '../wire/mirabilia.ts';

/** A move: its code, or its notation where many moves were sent as one action. */
export type Chosen = Pick<Action, 'text'> & Partial<Pick<Action, 'code'>>;

/** Advice that was taken, with what it would do next at once. */
export type Followed = MoveShown & Pick<BotDecision, 'then'>;

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
  /** What the players are doing; empty where nobody plays, as in a replay. */
  seats: SeatState[];
  /** As whom one looks on; null for a spectator. */
  seat: number | null;
  /** The seat whose side of the table is nearest: one's own, or the same one always when several share a screen. */
  side: number | null;
  /** What one can do now, and with the reason what not. */
  actions: Action[];
  /** Whether a move can be made: not while another is under way or still to be shown, or the connection is lost. */
  ready: boolean;
  /** What the step one sees brought about: a new array for every step. */
  events: Event[];
  /** All turns since one has moved. */
  since: Turn[];
  /** All turns up to what is shown, and the table they were made at; not where nobody plays, as in a replay. */
  turns?: () => Turn[];
  table?: string;
  /** What was taken back last; null once somebody has moved again. */
  takenBack: TakenBack | null;
  /** The number of moves made so far; it falls when moves are taken back. */
  moves: number;
  /** Advice that was asked for, to be pointed out. */
  hint: BotDecision | null;
  /** The move that was made from here, to be pointed out beside a better one in an analysis. */
  played?: MoveShown | null;
  /** The whole position when all cards are open in a replay. */
  open: Fact | null;
  /** Headings and lists instead of a picture. */
  asText: boolean;
  /** Texts of the game and of the page. */
  text: Texts;
  /** Facts of the game as sentences. */
  tell: (fact: Fact) => string;
  /** Make a move, and at once others that follow it, in the notation of the game; null where nobody does, as in a replay. */
  play: ((action: Chosen, then?: string[]) => void) | null;
  /** What moves would change, without making them; without moves, what one can do or could if it were one's turn. A `Refusal`
   * with the reason if that is not possible. */
  attempt?: ((moves: string[]) => Promise<Tried>) | null;
  /** Advice that was taken and that the board carries out itself; a new object each time. */
  followed?: Followed | null;
  /** Take the last own move back alone; null if the table does not allow it. */
  undo?: (() => void) | null;
  /** Choose again what was chosen in secret; null if there is nothing to choose again. */
  takeBack: (() => void) | null;
}

export interface EndProps<View = unknown> {
  game: string;
  view: View;
  names: string[];
  outcome: OutcomeShown;
  /** As whom one looks on: told that one has won or lost; null to be told who. */
  seat: number | null;
  /** Whether the points count up. */
  counting: boolean;
  /** How the points have changed from turn to turn, if that can be told. */
  history?: () => Promise<PointsHistory>;
  text: Texts;
  /** Facts of the game as sentences. */
  tell: (fact: Fact) => string;
}

/** A step of the game, to find what is to be noticed in it. */
export interface Change<View = unknown> {
  events: Event[];
  before: View;
  view: View;
  names: string[];
  text: Texts;
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
  /** The score sheet, with the reason why the game ended; loaded when it is shown. */
  loadEnd: () => Promise<Component<EndProps>>;
  /** A short line of what the viewer has to do now. */
  prompt: (question: Question) => string;
  /** The name of a phase of the game for jumping there in a replay, for example an Age; "" if it has none. */
  chapter: (view: unknown, text: Texts) => string;
  /** The same with how far it has come, for the bar; without it the phase alone. */
  progress?: (view: unknown, text: Texts) => string;
  /** Whether a view is from before the first chapter that counts, for example of a draft. */
  isPrelude?: (view: unknown) => boolean;
  /** What deserves to be noticed for itself in a step. */
  moments?: (change: Change) => Moment[];
  /** How long a step takes to be seen at normal speed, in milliseconds, where that is longer than usual. */
  hold?: (events: Event[]) => number;
  /** Whether the board shows who sits where and what they are doing, so that the bar need not. */
  showsSeats?: boolean;
  /** The kinds of events that are seen and need no words. */
  quiet?: string[];
  /** What is heard, by the kind of event. */
  tunes?: Record<string, Tune>;
  /** Whether the board carries out advice itself, because more has to be chosen before the move is made. */
  follows?: (move: MoveShown) => boolean;
  /** The keys that its board understands beside those of every table. */
  keys?: Key[];
  /** The points as if the game ended now, for each seat. */
  scores?: (view: unknown) => Record<string, number>[];
}

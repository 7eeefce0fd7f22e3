/** What the server sends, as docs/server.md describes it. */

/** A move, an event or a refusal spelt out; fields named after a kind of piece hold ids of the catalogue. */
export type Fact = Record<string, unknown>;

export interface Seat {
  name: string;
  bot: string | null;
  taken: boolean;
  stand_in: string | null;
  resigned: boolean;
  /** Milliseconds thought so far. */
  used: number;
  /** When the time runs out, in milliseconds since 1970. */
  deadline: number | null;
}

export interface Question {
  kind: 'undo' | 'end';
  seat: number;
  moves: number;
  agreed: number[];
}

export interface Outcome {
  reason: string;
  ranks: number[];
  scores: Record<string, number>[];
}

/** A table, as the viewer may see it. `View` is what the game shows. */
export interface Shown<View = unknown> {
  id: string;
  game: string;
  options: Record<string, unknown>;
  catalogue: string;
  public: boolean;
  seeded: boolean;
  status: 'waiting' | 'playing' | 'over';
  seq: number;
  moves: number;
  clock: { kind: 'none' | 'move' | 'game' | 'days'; amount: number };
  seats: Seat[];
  to_act: number[];
  undo: 'alone' | 'asking' | null;
  hints: boolean;
  question: Question | null;
  outcome: Outcome | null;
  chat: boolean;
  rematch: string | null;
  viewer: number | null;
  /** The moves the viewer may make now, in the notation of the game. */
  legal: string[];
  view: View;
}

/** One entry of the log of a table. */
export interface News {
  seq: number;
  at: number;
  kind: string;
  seat?: number | null;
  bot?: string | null;
  events?: Fact[];
  move?: string;
  moves?: number;
  name?: string;
  text?: string;
  agrees?: boolean;
  on?: boolean;
  table?: string;
}

export interface StoryStep {
  number: number;
  seat: number;
  at: number;
  events: Fact[];
  move?: string;
}

export interface Line {
  seq: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

export interface Hint {
  move: string;
  value: number | null;
  others: [string, number][];
  events: Fact[];
  /** Why the move is good, the most important first. */
  reasons: Fact[];
}

export interface Problem {
  refusal: string;
  message: string;
  fields: Record<string, unknown>;
}

export type Message =
  | { is: 'welcome'; seat: number | null; table: Shown; story: StoryStep[]; chat: Line[] }
  | { is: 'news'; news: News[]; table: Shown }
  | { is: 'done'; id: string; seq: number | null }
  | ({ is: 'refused'; id: string } & Problem)
  | { is: 'hint'; id: string; hint: Hint }
  | { is: 'pong'; id: string };

/** What runs on the server. */
export interface About {
  version: string;
  compiled: boolean;
  /** What that means for the bots, in words. */
  build: string;
}

export interface GameShown {
  game: string;
  title: string;
  tagline: string;
  players: number[];
  catalogue: string;
  kinds: string[];
  bots: string[];
  options: OptionShown[];
}

export interface OptionShown {
  name: string;
  title: string;
  default: string;
  several: boolean;
  row: string[];
  choices: { choice: string; text: string }[];
}

export interface Summary {
  table: string;
  game: string;
  public: boolean;
  status: string;
  seats: (string | null)[];
  seq: number;
  created_at: number;
  changed_at: number;
  due: number | null;
}

export interface OwnGame {
  table: string;
  status: string;
  game: string;
  names: string[];
  to_act: number[];
  changed_at: number;
  record: string | null;
}

export interface Step<View = unknown> {
  seat: number | null;
  move: string | null;
  events: Fact[];
  view: View;
  /** The whole position, hidden things included; only in a replay with everything open. */
  open: Record<string, unknown> | null;
}

export interface Replay<View = unknown> {
  game: string;
  players: string[];
  options: Record<string, unknown>;
  result: string | null;
  /** Null while the game is being played. */
  record: string | null;
  steps: Step<View>[];
}

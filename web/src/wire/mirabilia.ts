/* Made by `python -m tools.schema` from the structs of the server. Do not edit. */

/** A move, a refusal, a reason or a part of a sum spelt out: `tell` puts it into words. */
export type Fact = Record<string, unknown>;

/** What happened; each game has its own kinds. */
export interface Event {
  event: string;
  [field: string]: unknown;
}

/** Something a person could do now: a legal move, or one within reach with the reason why it is not legal. */
export interface Action {
  /** The move, for `State.play`. */
  code: number;
  /** Its stable notation, made of catalogue ids. */
  text: string;
  /** The move spelt out, with its kind under "move". */
  fact: Fact;
  subject: [kind: string, id: string];
  cost?: Cost | null;
  /** What it brings at once, as far as that is certain. A fact has its kind under "gain". */
  gains?: Fact[];
  /** Why it is not possible now, with its kind under "refusal"; None for a legal move. */
  refusal?: Fact | null;
  /** What only the board of the game needs, such as the places of a piece. */
  detail?: unknown;
}

/** What something costs a player now, taken apart. */
export interface Cost {
  /** What is paid in all; None if no sum of coins would do, because nobody sells what is missing. */
  coins: number | null;
  /** What the sum is made of and what saves coins. A fact has its kind under "cost". */
  parts?: Fact[];
  /** How many coins are missing. */
  short?: number;
}

/** How a game ended. */
export interface Result {
  /** Why it ended, for example "civilian". */
  reason: string;
  /** A rank for each seat, 1 is best; equal ranks are shared. A player alone who has lost has rank 2. */
  ranks: number[];
  /** Points by category for each seat, with their sum under "total". */
  scores: Record<string, number>[];
  /** For each seat the points of its team; () when everybody plays for themselves. */
  team_totals: number[];
  /** The points that a player alone had to exceed. */
  target: number | null;
  /** Whether points were counted. If not, as after a supremacy, `scores` only shows how the cities stood. */
  counted: boolean;
  /**
   * For each seat what its points are made of; () where the categories say it all. A fact has its kind under "part",
   * the "category" it belongs to and its "points", which add up to the category. Parts without points say how others
   * came about, for example what a science symbol of free choice became.
   */
  breakdown: Fact[][];
}

/** An analysis, finished or not: `steps` are those of the first `done` of `total` moves. */
export interface Report {
  version: number;
  game: string;
  players: string[];
  cards: 'open' | 'seat';
  level: string;
  budget: string;
  done: number;
  total: number;
  finished: boolean;
  error: string | null;
  /** What each seat could expect before the first of the steps; null until that is known. */
  start: number[] | null;
  steps: Judged[];
  /** From 0 to 100; null for who has had nothing to decide yet. */
  accuracy: (number | null)[];
  turning_point: number | null;
}

/** What there is to say of a move. */
export interface Judged {
  /** How many moves had been made after it. */
  step: number;
  seat: number;
  move: string;
  /** What each seat could expect after it: shares of the victory; alone, the chance of success. */
  values: number[];
  told: StepFacts;
  /** null where there was nothing to decide, or this seat is of no interest. */
  best: string | null;
  /** What the seat could expect from the move when it made it, and from the best one. */
  value: number | null;
  best_value: number | null;
  loss: number;
  grade: 'best' | 'blunder' | 'fine' | 'forced' | 'inaccuracy' | 'mistake' | null;
  /** What the seat could expect when there was something to decide again; null while that is not known. */
  after: number | null;
  /** What has changed `value` to `after`: others' choices, chance. Without any the bot has only seen more. */
  causes: ('luck' | 'others')[];
  /** What was at stake, if a better move was there: science, arms, money. */
  themes: string[];
  /** How the game might have gone on after the best move. */
  line: string[];
  reasons: Fact[];
  /** The next best moves with their values. */
  others: [string, number][];
}

/** The moves of a step spelt out, for telling them in words. */
export interface StepFacts {
  move: Fact;
  best: Fact | null;
  line: Foreseen[];
  others: Fact[];
}

/** A move of a line. */
export interface Foreseen {
  seat: number;
  move: string;
  fact: Fact;
}

/** What a bot thinks of a position. */
export interface Evaluation {
  game: string;
  /** Who decides here, and who else has to. */
  seat: number;
  to_act: number[];
  cards: 'open' | 'seat';
  level: string;
  budget: string;
  /** What the seat can expect, from 0 (lost) to 1 (won). */
  value: number;
  /** The best moves, each with its fact and what the seat can expect from it. */
  moves: RatedMove[];
  /** How the game might go on after the first of them. */
  line: Foreseen[];
  /** What speaks for the first of them, the most important first; with a move tried, what it has over that one. */
  reasons: Fact[];
  /** What the seat can expect from the move that was tried. */
  tried: number | null;
}

/** A move with what the seat can expect from it. */
export interface RatedMove {
  move: string;
  fact: Fact;
  value: number;
}

/** The fields of the snapshots of a game that is played with some options, and its pieces. */
export interface Form {
  fields: Field;
  /** By kind and id how many of each piece there are. */
  stock: Record<string, Record<string, number>>;
}

/** What can stand in a field. */
export interface Field {
  /** `other` is anything else, to be written as JSON. */
  kind: 'choice' | 'flag' | 'group' | 'map' | 'number' | 'other' | 'piece' | 'row' | 'text';
  nullable?: boolean;
  /** Whether no snapshot can do without it. */
  needed?: boolean;
  least?: number | null;
  most?: number | null;
  choices?: (string | number)[];
  /** The kinds of the pieces that can be named. */
  pieces?: string[];
  /** Whether the piece lies somewhere else, or is named here besides: it does not lie in two places then. */
  refers?: boolean;
  /**
   * Whether it can be left out, and is then drawn at random when the position is filled in: something that all can
   * see, or hidden things and supplies.
   */
  drawn?: '' | 'hidden' | 'open';
  /** What stands in each place of a row, or under each key of a map. */
  item?: Field | null;
  /** What the keys of a map are. */
  key?: Field | null;
  /** How long a row is, if it always is. */
  length?: number | null;
  /** Of a group; of a piece what can be said of it where it is not its name alone. */
  fields?: Record<string, Field>;
}

/** The answer to a hello: all there is to see now. */
export interface Welcome {
  is: 'welcome';
  seat: number | null;
  table: TableShown;
  story: StoryStep[];
  /** The last lines. */
  chat: ChatLine[];
  /** With this number older lines are asked for; null if there are none. */
  chat_before: number | null;
  /** The seats whose players are at their screens; null if that is not known. */
  here: number[] | null;
}

/** A table, as the viewer may see it. */
export interface TableShown {
  /** As whom one looks on: a seat, or null for a spectator. A seat may be given back before the game has begun. */
  viewer: number | null;
  status: 'over' | 'playing' | 'waiting';
  /** The number of the next entry of the log. */
  seq: number;
  /** How many moves have been made. */
  moves: number;
  seats: SeatShown[];
  /** The seats that owe a decision. */
  to_act: number[];
  /** Whether the viewer may take the last own move back alone, by asking the others, or not at all. */
  undo: 'alone' | 'asking' | null;
  /** Whether the viewer may choose again what was chosen in secret. */
  take_back: boolean;
  /** Whether the viewer may ask a bot for advice. */
  hints: boolean;
  question: QuestionShown | null;
  outcome: OutcomeShown | null;
  chat: boolean;
  /** Where chat is off: the seats that would like to chat; it is on when all of them do. */
  chat_wanted: number[];
  /** The table at which the same players meet again. */
  rematch: string | null;
  /** What everybody sees of the game: the View of the game, see docs/views.md. */
  view?: unknown;
  /**
   * Instead of a whole view, what has changed in the one told last: pairs of a path (names of fields, numbers in
   * lists) and what is there now; a path alone if nothing is there any more. A list that has become longer or shorter
   * has two numbers and entries after its path: from the first number on, so many give way to these.
   */
  changes?: unknown[];
  /** What only the viewer sees of it; null for a spectator. */
  own?: unknown;
  /** What the viewer can do now, and why not. */
  actions?: Action[];
  id: string;
  game: string;
  options: Fact;
  /** Fingerprint of the card data. */
  catalogue: string;
  public: boolean;
  /** The version of the rules it is played by; 0 if it is older than versions are. */
  rules: number;
  /** Whether rules or card data are others now: it can be looked at, but not played on. */
  outdated: boolean;
  /** Whether the opener chose the seed, and so may know every card. */
  seeded: boolean;
  /** Why the result counts for no rating; null if it does. */
  unrated: 'alone' | 'bots' | 'hints' | 'position' | 'program' | 'seeded' | 'stand_in' | 'unasked' | null;
  /** The pace at which it is played: with the game it says for which rating it counts. */
  pace: 'calm' | 'days' | 'quick' | 'untimed';
  /** The tournament it belongs to; "" for none. */
  tournament: string;
  /** Whether people meet here who may not know each other: all of them have to want the chat. */
  strangers: boolean;
  clock: Clock;
}

/** Who sits at a seat, and how long they have thought. */
export interface SeatShown {
  name: string;
  bot: string | null;
  taken: boolean;
  /** The bot that plays for somebody whose time has run out. */
  stand_in: string | null;
  resigned: boolean;
  /** Milliseconds thought so far. */
  used: number;
  /** When the time runs out, in milliseconds since 1970. */
  deadline: number | null;
  /** Who is expected at a free seat: whoever had it in the game before. */
  expected?: string;
}

/** What all people at the table have to agree to. */
export interface QuestionShown {
  kind: 'end' | 'undo';
  /** Who asks. */
  seat: number;
  /** How many moves would be left. */
  moves: number;
  agreed: number[];
}

/** How the game at a table ended. */
export interface OutcomeShown {
  reason: string;
  ranks: number[];
  scores: Record<string, number>[];
}

/**
 * How long a person may think; then a bot plays on until the person is back. `move`: so many seconds for every
 * decision; `game`: so many for all decisions together, and `gain` more with each of them; `days`: as `move`, in
 * days.
 */
export interface Clock {
  kind: 'days' | 'game' | 'move' | 'none';
  amount: number;
  /** Whoever runs out of time has lost, instead of being replaced by a bot until they are back. */
  lost: boolean;
  /** Seconds that a decision brings, where all decisions share their time. */
  gain: number;
}

/** A move: who made it, and what it brought about as far as the viewer may know. */
export interface StoryStep {
  number: number;
  seat: number;
  at: number;
  events: Event[];
  /** The viewer's own; after the game everybody's. */
  move?: MoveShown;
}

/** A move that was made, or that is advised. */
export interface MoveShown {
  /** In the notation of the game. */
  text: string;
  /** Spelt out, to be told in words. */
  fact: Fact;
}

export interface ChatLine {
  seq: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
  /** One of the ready phrases, instead of a text: `web-phrase-<phrase>`; else "". */
  phrase: string;
}

/** Somebody has come, or has been gone for a while. */
export interface Presence {
  is: 'presence';
  /** The seats whose players are at their screens. */
  here: number[];
}

/** How the bots of the table are doing, when that is not as usual or is so again. */
export interface BotNotice {
  is: 'bots';
  /** Whether they think less than usual because people wait at many tables. */
  hurried: boolean;
  /** Programs that have failed again and again: another bot decides in their place. */
  set_aside: string[];
}

/** What has just been written to the log, and what has changed by it. */
export interface News {
  is: 'news';
  news: LogEntry[];
  table: TableUpdate;
}

/** One entry of the log of a table, as far as the viewer may know it. Which fields there are hangs on the kind. */
export interface LogEntry {
  seq: number;
  at: number;
  kind: string;
  seat?: number | null;
  bot?: string | null;
  events?: Event[];
  /** The viewer's own. */
  move?: MoveShown;
  id?: string;
  moves?: number;
  name?: string;
  text?: string;
  phrase?: string;
  agrees?: boolean;
  on?: boolean;
  table?: string;
  /** Whether the time that ran out costs the seat. */
  lost?: boolean;
  /** Whether a table is closed because somebody has not come for whom a seat was kept. */
  missing?: boolean;
}

/**
 * What can change at a table, as the viewer may see it. `view`, `own` and `actions` are left out while they are as
 * they were.
 */
export interface TableUpdate {
  /** As whom one looks on: a seat, or null for a spectator. A seat may be given back before the game has begun. */
  viewer: number | null;
  status: 'over' | 'playing' | 'waiting';
  /** The number of the next entry of the log. */
  seq: number;
  /** How many moves have been made. */
  moves: number;
  seats: SeatShown[];
  /** The seats that owe a decision. */
  to_act: number[];
  /** Whether the viewer may take the last own move back alone, by asking the others, or not at all. */
  undo: 'alone' | 'asking' | null;
  /** Whether the viewer may choose again what was chosen in secret. */
  take_back: boolean;
  /** Whether the viewer may ask a bot for advice. */
  hints: boolean;
  question: QuestionShown | null;
  outcome: OutcomeShown | null;
  chat: boolean;
  /** Where chat is off: the seats that would like to chat; it is on when all of them do. */
  chat_wanted: number[];
  /** The table at which the same players meet again. */
  rematch: string | null;
  /** What everybody sees of the game: the View of the game, see docs/views.md. */
  view?: unknown;
  /**
   * Instead of a whole view, what has changed in the one told last: pairs of a path (names of fields, numbers in
   * lists) and what is there now; a path alone if nothing is there any more. A list that has become longer or shorter
   * has two numbers and entries after its path: from the first number on, so many give way to these.
   */
  changes?: unknown[];
  /** What only the viewer sees of it; null for a spectator. */
  own?: unknown;
  /** What the viewer can do now, and why not. */
  actions?: Action[];
}

/** What was asked under this id is safe; `seq` is null if there was nothing to do. */
export interface Done {
  is: 'done';
  id: string;
  seq: number | null;
}

/** What was asked under this id was not done. */
export interface Refusal {
  is: 'refused';
  id: string;
  refusal: string;
  message: string;
  fields: Fact;
}

export interface Hint {
  is: 'hint';
  id: string;
  hint: BotDecision;
}

/** What a bot makes of a position. */
export interface BotDecision {
  move: MoveShown;
  /** What the seat can expect, from 0 (lost) to 1 (won). */
  value: number | null;
  /** The next best moves with their values. */
  others: [MoveShown, number][];
  /** What the move would bring about at once, as far as the seat can know. */
  events: Event[];
  /** Why the move is good, the most important first. */
  reasons: Fact[];
  /** What it would do next, where the seat goes on at once: where it would lay what it buys. */
  then: MoveShown[];
}

/** Older lines of the chat; `before` asks for still older ones. */
export interface ChatPage {
  is: 'chat_page';
  id: string;
  chat: ChatLine[];
  before: number | null;
}

/** The moves asked about under this id are possible; nothing was done. */
export interface Tried {
  is: 'tried';
  id: string;
  /** What they would change, as facts of the game. */
  outlook: Fact[];
  /** If no moves were asked about: what one can do, or could if it were one's turn. */
  actions?: Action[];
}

export interface Pong {
  is: 'pong';
  id: string;
}

/** Statements under a heading. */
export interface StatementChapter {
  title: string;
  statements: Statement[];
}

/** One rule in English: an id, a sentence, and where it stands. */
export interface Statement {
  id: string;
  /** As Markdown: ids of the catalogue stand between backticks. */
  says: string;
  /** Where it comes from: "rule" for the rule book, else "ruling", "example" or "data". */
  source: string;
}

export interface ChoiceShown {
  choice: string;
  text: string;
}

/** An option of a game: what it is called, and what can be chosen. */
export interface OptionShown {
  name: string;
  title: string;
  default: string;
  /** Any number of the choices, not one. */
  several: boolean;
  /** Instead of one choice a row of these can be given. */
  row: ChoiceShown[];
  /** How long a row is; 0 for one for each seat. */
  row_length: number;
  choices: ChoiceShown[];
}

/** A table that is set up with one press. */
export interface PresetShown {
  preset: string;
  title: string;
  /** What it means, in a sentence. */
  why: string;
  players: number;
  /** The bot at every seat but the first. */
  bot: string;
  options: Fact;
}

export interface BotShown {
  bot: string;
  kind: 'character' | 'level' | 'other';
}

export interface GameShown {
  game: string;
  title: string;
  tagline: string;
  /** How many can play. */
  players: number[];
  /** How many play when nobody says otherwise. */
  default_players: number;
  /** Fingerprint of the card data. */
  catalogue: string;
  /** The kinds of catalogue ids: fields of facts named after one hold its ids. */
  kinds: string[];
  /** Those who can be asked to play: the levels, the weakest first, then the characters, then the others. */
  bots: BotShown[];
  /** Whom one plays against if one has not chosen. */
  usual_bot: string;
  options: OptionShown[];
  presets: PresetShown[];
  /** Its guided first games, in their order. */
  lessons: string[];
  /** Whether the game or an expansion has texts that do not come with the pages. */
  brings_texts: boolean;
  /** How many puzzles come with it. */
  puzzles: number;
}

/** A number of players. */
export interface PlayersShown {
  number: number;
  /** What is special about it; "" if nothing is. */
  text: string;
  /** Why it does not go with the options, in words. */
  refusal: string | null;
}

/** What does not go with the other choices, in words. */
export interface OptionRefusals {
  /** Choices that cannot be taken; of an option with several also those that cannot be given up. */
  choices: Record<string, string>;
  /** What cannot be in a row. */
  items: Record<string, string>;
  /** Why there can be no row at all. */
  row: string | null;
}

/** What a table would be like: what the choices mean, and what does not go with them. */
export interface TablePreview {
  /** Why it cannot be set up; None if it can. */
  refusal: string | null;
  /** What the choices mean, in sentences. */
  notes: string[];
  /** The seats that play together; [] when everybody plays alone. */
  teams: number[][];
  players: PlayersShown[];
  /** By option, where there are some. */
  refusals: Record<string, OptionRefusals>;
  /**
   * Why the result cannot count for ratings with these seats; null if it can, without hints, a seed or a position,
   * and if whoever runs out of time loses.
   */
  unrated: 'alone' | 'bots' | 'hints' | 'position' | 'program' | 'seeded' | 'stand_in' | 'unasked' | null;
}

/** The texts that a game and its expansions bring, as Fluent sources; none if all come with the pages. */
export interface GameTexts {
  game: string;
  sources: string[];
}

export interface Rules {
  game: string;
  markdown: string;
}

/** The numbered rule statements of a game, in English. */
export interface Statements {
  game: string;
  chapters: StatementChapter[];
  /** The ids of those that speak of a piece, by its kind and id: "card:baths". */
  about: Record<string, string[]>;
}

/** A position that the rules show as a picture. */
export interface Situation {
  /** Who sees it. */
  seat: number;
  view: unknown;
  /** What only that seat sees. */
  own: unknown;
  actions: Action[];
}

/** A position that somebody edits. */
export interface PositionShown {
  /** Who sees it. */
  seat: number;
  view: unknown;
  /** What only that seat sees. */
  own: unknown;
  actions: Action[];
  /** The whole of it, if what was left out was to be drawn at random. */
  snapshot: Fact | null;
}

/** A position to begin with. */
export interface PositionBegun {
  snapshot: Fact;
}

/** Where a piece has room: actions as if it were being laid. */
export interface PositionPlaces {
  actions: Action[];
}

/** `record` is the whole game once it is over; the rest is what the asker may know. */
export interface TableRecord {
  record: string | null;
  beginning: unknown[];
  story: StoryStep[];
}

/** Who moved, and how; the move is null where the viewer may not know it. */
export interface ReplayMove {
  seat: number;
  move: MoveShown | null;
}

/** The game after the set-up, after a move, or after a turn that many made together. */
export interface ReplayStep {
  /** How many moves had been made after it. */
  number: number;
  /** One, or those that were made in secret and turned over together; none of the set-up. */
  moves: ReplayMove[];
  events: Event[];
  /** What the viewer saw, see docs/views.md. */
  view: unknown;
  /** The whole position, hidden things included; null when the replay is that of a seat. */
  open: Fact | null;
}

export interface Replay {
  game: string;
  players: string[];
  options: Fact;
  result: string | null;
  /** null while the game is being played. */
  record: string | null;
  /** Those of this page; the first one of all is the set-up. */
  steps: ReplayStep[];
  /** Where the next page begins; null if there is none. */
  next: number | null;
}

/** The points of each seat after a step, as if the game had ended there. */
export interface PointsAt {
  step: number;
  /** 0 in a game without Ages. */
  age: number;
  totals: number[];
}

/** How the points of all have changed in a game that is over. */
export interface PointsHistory {
  /** The last step. */
  last: number;
  /** Where something has changed; empty in a game that tells no points before its end. */
  points: PointsAt[];
}

export interface OwnGame {
  table: string;
  status: string;
  game: string;
  names: string[];
  to_act: number[];
  /** Those of the person who asks. */
  seats: number[];
  changed_at: number;
  /** When the time of somebody who has to act runs out, in milliseconds since 1970. */
  deadline: number | null;
  record: string | null;
}

/** A record that others can look at now. */
export interface ShareMade {
  /** Its id: the page `/shared/ID` shows it. */
  share: string;
  /** Until when it is kept, in milliseconds since 1970. */
  until: number;
}

/** A record that somebody shares. */
export interface OwnShare {
  share: string;
  game: string;
  names: string[];
  made_at: number;
  until: number;
}

/** What runs here. */
export interface About {
  version: string;
  compiled: boolean;
  /** What that means for the bots, in words. */
  build: string;
}

/** Where guests find the server. */
export interface Reach {
  /** Whether it hears more than its own machine. */
  is_open: boolean;
  /** How guests in the same network call it, the most likely first; told only to a browser on its machine. */
  addresses: string[];
}

export interface Health {
  status: string;
}

/** The secret is told here and never again. */
export interface SeatGiven {
  seat: number;
  secret: string;
}

export interface TableOpened {
  table: string;
}

/** A public table, for whoever looks for one. */
export interface OpenTable {
  table: string;
  game: string;
  status: string;
  /** The name at each seat, null where it is free. */
  seats: (string | null)[];
  options: Fact;
  clock: Clock;
  /** Whether people may ask a bot for advice. */
  hints: boolean;
  created_at: number;
  changed_at: number;
}

export interface Lobby {
  tables: OpenTable[];
}

/** Why something was not done. */
export interface Problem {
  refusal: string;
  message: string;
  fields: Fact;
}

/** A puzzle in a list. */
export interface PuzzleListed {
  puzzle: string;
  themes: string[];
  /** From 1, which every level of the bots finds, to 5, which none does below the highest. */
  difficulty: number;
}

/** The puzzles of a game. */
export interface PuzzleList {
  game: string;
  /** Today (UTC), as in 2026-05-31. */
  day: string;
  /** The puzzle of the day, the same for everybody; null if the game has no puzzles. */
  daily: string | null;
  puzzles: PuzzleListed[];
}

/** A puzzle as the seat sees it that is to find the best move. */
export interface PuzzleShown {
  puzzle: string;
  difficulty: number;
  /** The day whose puzzle it is; null if it is not that of today. */
  daily: string | null;
  game: string;
  seat: number;
  players: number;
  /** What everybody sees, see docs/views.md. */
  view: unknown;
  /** What only the seat sees. */
  own: unknown;
  actions: Action[];
}

/** A piece of the catalogue. */
export interface PuzzlePiece {
  kind: string;
  id: string;
}

export interface PuzzleHint {
  themes: string[];
  /** The piece that the best move is about; null if it is about none. */
  piece: PuzzlePiece | null;
}

export interface PuzzleSolution {
  best: RatedMove;
  /** What the best move has over the next best one. */
  reasons: Fact[];
  /** The next best moves. */
  others: RatedMove[];
}

/** What an answer is worth, where the best move is looked for. */
export interface AnswerVerdict {
  /** Whether it is the best move, or gives so little away that it is no mistake. */
  solved: boolean;
  tried: MoveShown;
  /** What the seat can expect from it, from 0 (lost) to 1 (won); null if no bot could look. */
  value: number | null;
  /** What the seat can expect from the best move. */
  best: number;
  /** How much less that is with the move that was tried; null if no bot could look. */
  loss: number | null;
  grade: 'best' | 'blunder' | 'fine' | 'forced' | 'inaccuracy' | 'mistake' | null;
}

/** What an answer to a puzzle is worth. */
export interface PuzzleVerdict {
  /** Whether it is the best move, or gives so little away that it is no mistake. */
  solved: boolean;
  tried: MoveShown;
  /** What the seat can expect from it, from 0 (lost) to 1 (won); null if no bot could look. */
  value: number | null;
  /** What the seat can expect from the best move. */
  best: number;
  /** How much less that is with the move that was tried; null if no bot could look. */
  loss: number | null;
  grade: 'best' | 'blunder' | 'fine' | 'forced' | 'inaccuracy' | 'mistake' | null;
  /** Only if it is solved. */
  solution: PuzzleSolution | null;
}

/** A step of a lesson. What it says are the texts `<game>-lesson-<lesson>-<step>`. */
export interface LessonStepShown {
  step: string;
  /** Whether it waits for a move. */
  waits: boolean;
  /** Whether it has a position of its own, not the one that was reached. */
  fresh: boolean;
  /** What is pointed at: pieces such as `card:baths`, and regions of the board such as `region:market`. */
  marks: string[];
}

export interface LessonShown {
  lesson: string;
  steps: LessonStepShown[];
}

/** How far somebody has come in a lesson, and what came of a move that was made. */
export interface LessonPlace {
  step: number;
  /** The moves asked for so far: with these and the step one goes on later. */
  made: string[];
  /** The move does not lead on: the form of the step's text that says why; null otherwise. */
  wrong: string | null;
  /** The game before the move, and after it and after each reply; the last one is the game now. */
  steps: ReplayStep[];
  players: number;
  to_act: number[];
  /** What the pupil can do now, and why not. */
  actions: Action[];
  /** A move that leads on; null where none is asked for. */
  advice: BotDecision | null;
}

/** With which browsers subscribe to notifications; null where the server cannot send any. */
export interface PushKey {
  key: string | null;
}

/** Somebody with whom one has sat at a table. */
export interface PersonMet {
  /** What they are called in requests of the person who asks. */
  who: string;
  name: string;
  /** At how many tables. */
  games: number;
  /** When something happened there last. */
  at: number;
  /** Whether they are there and want to be seen. */
  here: boolean;
  blocked: boolean;
}

/** Somebody one wants to have nothing to do with. */
export interface PersonBlocked {
  who: string;
  name: string;
  at: number;
}

export interface Blocks {
  people: PersonBlocked[];
  /** Those of the table that was asked about. */
  seats: number[];
}

/** What a person has agreed to show to others besides the name; the rest is for themselves alone. */
export interface Consent {
  /** Finished games with opponents and statistics. */
  games: boolean;
  accuracy: boolean;
  /** How many puzzles were solved and lessons gone through. */
  learning: boolean;
}

/** What somebody's games come to. */
export interface Figures {
  tally: Tally;
  streak: Streak;
  /** Those played most first. */
  games: GameFigures[];
  opponents: Opponent[];
  /** The last one first. */
  series: Series[];
  /** The first one first. */
  accuracy: AccuracyAt[];
}

/** How often somebody has won, and how often not. */
export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
}

/** Games in a row that were won, or not lost. */
export interface Streak {
  /** The last games, all of them won; 0 if the last one was not. */
  wins: number;
  /** Most games won one after the other. */
  longest: number;
}

/** What somebody has done in a game. */
export interface GameFigures {
  game: string;
  tally: Tally;
  /** The most points in a game that was decided by them. */
  best: number | null;
  /** How often a game was won in which way. */
  won_by: Record<string, number>;
  lost_by: Record<string, number>;
  streak: Streak;
  /** The average of those games that were analysed; null if none was. */
  accuracy: number | null;
  analysed: number;
}

/** Somebody against whom one has played. */
export interface Opponent {
  /** What they are called now, or were called last; "" for somebody who does not show their games. */
  name: string;
  person: string | null;
  bot: string | null;
  /** Of the one whose profile it is, by who came out before whom. */
  tally: Tally;
}

/** A row of rematches. */
export interface Series {
  series: string;
  game: string;
  opponents: string[];
  /** A win is one point, a shared one half. */
  points: number;
  /** The same of the others together. */
  opposing: number;
  games: number;
  ended_at: number;
}

/** How well somebody has played in a game, from 0 to 100. */
export interface AccuracyAt {
  game: string;
  ended_at: number;
  accuracy: number;
}

/** What all browsers of a person know together. */
export interface ProgressKept {
  /** How each puzzle ended for the first time. */
  puzzles: Record<string, 'seen' | 'solved'>;
  /** The days whose puzzle was solved, in order. */
  days: string[];
  /** The lessons gone through, as in "duel/first". */
  lessons: string[];
}

/** A browser of mine. */
export interface DeviceShown {
  device: string;
  label: string;
  added_at: number;
  /** When it was last used, an hour more or less. */
  used_at: number;
  /** Whether it is the one that asks. */
  is_this: boolean;
}

/** A passkey of mine, named after the browser in which it was made: what keeps it gives no better name. */
export interface PasskeyShown {
  passkey: string;
  label: string;
  added_at: number;
  used_at: number;
}

/** Who I am on this server. */
export interface Me {
  person: string;
  name: string;
  made_at: number;
  consent: Consent;
  devices: DeviceShown[];
  passkeys: PasskeyShown[];
  /** Whether this server knows how to check passkeys. */
  has_passkeys: boolean;
  /** Whether there is a recovery phrase that was confirmed. */
  has_phrase: boolean;
}

export interface WhoIAm {
  /** null for a guest. */
  me: Me | null;
  /** Whether this browser was sent away by its person: it has to begin anew, with another secret. */
  revoked: boolean;
}

/** Who has made themselves known sits at a seat. */
export interface SeatPerson {
  seat: number;
  person: string;
  name: string;
}

/** Lets one other browser in, once; the page makes a link of it whose secret no server sees. */
export interface LinkGiven {
  secret: string;
  until: number;
}

/** Told this once. */
export interface PhraseGiven {
  words: string[];
}

/** What a passkey is to sign, and for whom a new one is. */
export interface PasskeyChallenge {
  /** In base64url, as all that passkeys are made of. */
  challenge: string;
  site: string;
  /** "" where any passkey of the site will do. */
  person: string;
  name: string;
  /** The passkeys there are already. */
  known: string[];
}

/** What somebody has learned on the pages. */
export interface LearningShown {
  /** By game, how many were solved without looking at the answer. */
  puzzles: Record<string, number>;
  /** On how many days the puzzle of the day was solved. */
  days: number;
  /** By game, how many were gone through. */
  lessons: Record<string, number>;
}

/** A person, as far as they have agreed to be seen; whoever looks at themselves sees everything. */
export interface Profile {
  person: string;
  name: string;
  made_at: number;
  is_me: boolean;
  consent: Consent;
  /** null if they do not show their games. */
  figures: Figures | null;
  shows_accuracy: boolean;
  /** null if they do not show it. */
  learning: LearningShown | null;
  endings: Record<string, Record<string, string>>;
}

/** A seat of a finished game. */
export interface GameSeat {
  /** "" for somebody who does not show their games. */
  name: string;
  person: string | null;
  bot: string | null;
  rank: number;
  points: number | null;
}

/** A finished game of somebody. */
export interface PlayedGame {
  /** null where whoever looks has not been told of the table. */
  table: string | null;
  game: string;
  variant: string;
  ended_at: number;
  ending: string;
  outcome: 'drawn' | 'lost' | 'undecided' | 'won';
  seat: number;
  seats: GameSeat[];
  accuracy: number | null;
}

export interface PlayedGames {
  games: PlayedGame[];
  endings: Record<string, Record<string, string>>;
  /** What to ask for as `before` to see older ones; null if these are all. */
  next: number | null;
}

/** Something that somebody had or did in a game. */
export interface TraitShown {
  kind: string;
  item: string;
  text: string;
  games: number;
  won: number;
}

/** An answer to a question about many games, such as which Wonders were built. */
export interface TraitsAsked {
  question: string;
  title: string;
  /** The most frequent first. */
  items: TraitShown[];
}

export interface TraitsShown {
  game: string;
  /** So many games have not been looked at yet: ask again. */
  pending: number;
  questions: TraitsAsked[];
}

/** How strong somebody is in a game at a pace. */
export interface RatingShown {
  game: string;
  pace: 'calm' | 'days' | 'quick' | 'untimed';
  /** As Elo points are: 400 more are ten times the chances. Who is new begins with 1500, as the usual bot. */
  rating: number;
  /** Whether there are too few games to be sure. */
  provisional: boolean;
  games: number;
  /** On the leaderboard; null while the rating is provisional. */
  place: number | null;
  last_at: number;
}

export interface LeaderboardRow {
  /** null for a provisional rating: those come behind all others. */
  place: number | null;
  /** null for a bot. */
  person: string | null;
  name: string;
  bot: string | null;
  /** Whether a bot was measured in matches; if not, its rating is provisional for good. null for a person. */
  anchored: boolean | null;
  rating: number;
  provisional: boolean;
  games: number;
  last_at: number;
}

/** A bot whose strength matches have shown: ratings are measured against it. */
export interface Anchor {
  bot: string;
  rating: number;
}

/** Who is rated in a game at a pace, the strongest first. */
export interface Leaderboard {
  game: string;
  pace: 'calm' | 'days' | 'quick' | 'untimed';
  /** The strongest first; without any, ratings compare those who play on this server, and nothing else. */
  anchors: Anchor[];
  /** How many are rated. */
  number: number;
  rows: LeaderboardRow[];
  /** Where the next page begins; null if there is none. */
  next: number | null;
}

export interface RatingPoint {
  at: number;
  rating: number;
  provisional: boolean;
}

/** How a rating has come about, game by game. */
export interface RatingHistory {
  game: string;
  pace: 'calm' | 'days' | 'quick' | 'untimed';
  points: RatingPoint[];
}

/** How strong whoever sits at a seat is, for the game and the pace of the table. */
export interface SeatRating {
  seat: number;
  rating: number;
  provisional: boolean;
  /** What the game of this table has changed; null while it is being played, and if it is not rated. */
  change: number | null;
  /** Whether a bot was measured in matches; null for a person. */
  anchored: boolean | null;
}

/** A public table, as the lobby shows it. */
export interface LobbyTable {
  table: string;
  game: string;
  status: 'playing' | 'waiting';
  /** The name at each seat, null where it is free. */
  seats: (string | null)[];
  options: Fact;
  clock: Clock;
  /** Whether people may ask a bot for advice. */
  hints: boolean;
  /** Whether the result counts for ratings. */
  rated: boolean;
  /** How strong whoever sits at each seat is, where that is known and no longer provisional. */
  ratings: (number | null)[];
  created_at: number;
}

/** Who is there. */
export interface LobbyHere {
  people: number;
  /** Of those who want to be seen. */
  names: string[];
}

/** How many wait for the same game at the same pace. */
export interface LobbyPool {
  game: string;
  pace: 'calm' | 'days' | 'quick' | 'untimed';
  waiting: number;
}

/** A pace at which one can be paired. */
export interface PaceShown {
  pace: 'calm' | 'days' | 'quick' | 'untimed';
  clock: Clock;
}

/** Somebody would like one to come to a table. */
export interface InvitationShown {
  invitation: string;
  /** Who invites. */
  name: string;
  table: string;
  game: string;
  clock: Clock;
}

/** All there is now. */
export interface WholeLobby {
  is: 'lobby';
  tables: LobbyTable[];
  here: LobbyHere;
  pools: LobbyPool[];
  paces: PaceShown[];
}

/** What has changed since. */
export interface LobbyChanges {
  is: 'changes';
  /** New ones, and those that are not as they were. */
  tables: LobbyTable[];
  gone: string[];
  here?: LobbyHere;
  pools?: LobbyPool[];
}

/** Something has happened at a table where one has a seat. */
export interface OwnGameChanged {
  is: 'game';
  game: OwnGame;
}

/** Somebody would like one to come to a table. */
export interface Invited {
  is: 'invited';
  invitation: InvitationShown;
}

/** Somebody whom one has invited has said yes or no. */
export interface InvitationAnswered {
  is: 'answered';
  table: string;
  name: string;
  accepts: boolean;
}

/** There is somebody to play with: the seat at this table is kept for the player, under this name. */
export interface Paired {
  is: 'paired';
  table: string;
  game: string;
  name: string;
}

/** A table of a tournament is open, and a seat there is kept for one. */
export interface Called {
  is: 'called';
  table: string;
  game: string;
  tournament: string;
  /** What the tournament is called. */
  name: string;
  /** Milliseconds in which one has to come. */
  left: number;
}

/** The table could not be opened: one can ask again. */
export interface Unpaired {
  is: 'unpaired';
}

/** Somebody else has not come to the table: it is closed, and one waits again, as long as one has waited already. */
export interface Requeued {
  is: 'requeued';
  table: string;
  game: string;
  pace: 'calm' | 'days' | 'quick' | 'untimed';
  name: string;
}

/** A tournament in a list. */
export interface TournamentListed {
  tournament: string;
  name: string;
  game: string;
  format: 'arena' | 'swiss' | 'tables';
  status: 'cancelled' | 'open' | 'over' | 'running';
  /** How many take part, bots included. */
  people: number;
  starts_at: number | null;
  changed_at: number;
}

export interface TournamentList {
  /** Those that are open or running. */
  live: TournamentListed[];
  /** The last that are over. */
  over: TournamentListed[];
  /** Whether whoever runs the server lets people open some. */
  may_open: boolean;
}

export interface EntrantShown {
  /** A person, or "@" and a bot, with a number from the second of a kind on. */
  who: string;
  /** "" for a bot. */
  name: string;
  bot: string | null;
  /** Whether they are still paired. */
  is_in: boolean;
}

export interface StandingShown {
  who: string;
  place: number;
  points: number;
  /** The points of all opponents; null in an arena, as the two that follow. */
  buchholz: number | null;
  /** Sonneborn-Berger: the points of each opponent, times what was got against them. */
  berger: number | null;
  /** Points against those who are equal in everything before; null where that decides nothing. */
  direct: number | null;
  wins: number;
  played: number;
  /** Whether the next win in the arena counts twice. */
  streak: boolean;
}

/** A table of the tournament. */
export interface MeetingShown {
  table: string;
  round: number;
  /** In the order of their seats. */
  players: string[];
  /** What each has got; null while it is being played. */
  points: number[] | null;
  /** The seats of those who have not come. */
  absent: number[];
}

/** A tournament as it is now. */
export interface TournamentShown {
  tournament: string;
  name: string;
  /** A person. */
  opener: string;
  game: string;
  options: Fact;
  format: 'arena' | 'swiss' | 'tables';
  players: number;
  clock: Clock;
  pace: 'calm' | 'days' | 'quick' | 'untimed';
  rounds: number;
  minutes: number;
  most: number;
  filling: string;
  rated: boolean;
  arrival: number;
  status: 'cancelled' | 'open' | 'over' | 'running';
  starts_at: number | null;
  /** When the time of an arena is over. */
  ends_at: number | null;
  /** The time of the server, in milliseconds since 1970 as all times. */
  now: number;
  round: number;
  entrants: EntrantShown[];
  standings: StandingShown[];
  /** Those that are being played, and the others of the last round. */
  tables: MeetingShown[];
  /** Who sits out in this round. */
  byes: string[];
}

/** All tables of a tournament, the first one first. */
export interface TournamentTables {
  tables: MeetingShown[];
}

export type Message =
  | Welcome
  | Presence
  | BotNotice
  | News
  | Done
  | Refusal
  | Hint
  | ChatPage
  | Tried
  | Pong;

export type LobbyMessage =
  | WholeLobby
  | LobbyChanges
  | OwnGameChanged
  | Invited
  | InvitationAnswered
  | Paired
  | Called
  | Unpaired
  | Requeued
  | Done
  | Refusal
  | Pong;

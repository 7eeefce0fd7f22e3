/* Made by `python -m tools.schema` from the structs of the server. Do not edit. */
import type { Fact, Result } from './mirabilia.ts';

/** All that can be seen of a game. */
export interface View {
  game: 'world';
  players: number;
  /** What was agreed before the game, as it is passed to `Game.new`. */
  options: Fact;
  /** From 1 on. */
  round: number;
  /** Whether the game ends with this round. */
  last_round: boolean;
  /** What is decided: where the free Long Road goes, what to buy, or where to lay it. */
  phase: 'free_road' | 'lay' | 'over' | 'turn';
  /** Whose turn it is; None when the game is over. */
  active: number | null;
  /** The players in the turn order of this round. */
  order: number[];
  /** Their order in the next round if this one ended now. */
  next_order: number[];
  /** What is being laid; None when something is to be bought. */
  laying: Laying | null;
  market: Market;
  /** The side of the Resource boards that all use. */
  board: 'A' | 'B';
  objectives: Objective[];
  /** The opponent of a player alone. */
  automaton: Automaton | null;
  /** By seat. */
  cities: City[];
  /** How the game ended; None while it goes on. */
  result: Result | null;
  /** What only the seat that looks on is told; None for a spectator. */
  own: Own | null;
}

/** What is being laid, and how much of it. */
export interface Laying {
  /** How many pieces are to be laid, this one included. */
  left: number;
  /** A Road, a set of Short Roads or a Tower. */
  item?: string | null;
  tile?: string | null;
  monument?: string | null;
  /** Which piece of the Monument is in hand. */
  part?: number;
  /** How many Short Roads of two cells are to be laid. */
  doubles?: number;
  /** How many Short Roads of one cell are to be laid. */
  singles?: number;
  /** Whether it is the Long Road everybody starts with. */
  free?: boolean;
  /** Which needs of the Monument the pieces laid so far meet: its neighbours in their order, then its water. */
  needs?: boolean[];
}

/** What is on sale. Prices are printed; what a purchase costs a player is part of the action. */
export interface Market {
  long_road: Item;
  short_set: Item;
  tower: Item;
  /** Both of them; () for a player alone. */
  pedestals: Pedestal[];
  /** The stacks in play. Each has a tile for every round to come. */
  tiles: Offer[];
  /** The Monuments on sale; None where the deck had no other. */
  monuments: (string | null)[];
  /** How many Monuments are still to come. */
  deck: number;
}

/** Roads or Towers on sale. */
export interface Item {
  /** How many can be bought in this round. */
  number: number;
  /** How many are left for the rounds to come. */
  supply: number;
}

/** A pedestal for the turn order of the next round. */
export interface Pedestal {
  /** 1 for the first place, 2 for the second. */
  number: number;
  /** Who has bought it in this round. */
  seat: number | null;
}

/** A stack of Building tiles. */
export interface Offer {
  stack: 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8';
  /** The tile on sale; None if it is gone. */
  tile: string | null;
}

/** A Public Objective. */
export interface Objective {
  id: string;
  /** What every player has of it. */
  values: number[];
  /** What every player would score for it if the game ended now. */
  points: number[];
}

/** The opponent of a player alone. */
export interface Automaton {
  /** How many cards are still to come. Which ones follows from those seen. */
  cards: number;
  /** The cards turned up since they were last shuffled. */
  seen: string[];
  /** The Monuments it has taken. */
  monuments: string[];
  /** What the player has to exceed. */
  points: number;
  /** What it may take next. A card that has all cards shuffled comes besides. */
  next: Taking[];
}

/** Something on sale that the Automaton may take next. */
export interface Taking {
  /** How many of the cards to come would take it now. */
  cards: number;
  stack?: 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8' | null;
  item?: string | null;
  monument?: string | null;
}

/** What a player has. */
export interface City {
  map: string;
  /**
   * What lies on the map, in the order in which it was laid: the id of a tile, of a Monument (once for each of its
   * pieces, in their order), or `long_road`, `double_road`, `single_road` or `tower`; and the place, as moves name
   * it: `c4 r90`. The cells it covers follow from the printed shape: it is turned clockwise by so many degrees, and
   * the place names the upper left corner of the box around it.
   */
  pieces: [id: string, place: string][];
  /** The cells with natural resources that count now. */
  natural: number[];
  /** Gold spent in this round. */
  spent: number;
  /** Gold that can be spent in this round. */
  limit: number;
  /** The space of the population marker. */
  population: number;
  /** The spaces of the resource markers. */
  resources: Record<'ceramics' | 'food' | 'gears', number>;
  monuments: string[];
  /** Points by category if the game ended now, with their sum under "total". */
  scores: Record<string, number>;
  /** Which of the pieces are tiles that count as districts, by their number in `pieces`. */
  districts?: number[];
  /** Which of the pieces are Long Roads over water. */
  bridges?: number[];
  /** The round in which the loan was taken that is to be paid back; None without one. */
  loan_round?: number | null;
  /** The pedestal bought in this round. */
  pedestal?: number | null;
  /** Whether the player is out of the round. */
  out?: boolean;
}

/** What only one seat is told: nothing but which one it is. */
export interface Own {
  seat: number;
}

/** The detail of an action that buys something. */
export interface Purchase {
  /**
   * Where its first piece could go. For each quarter turn, in degrees: the cells on which the upper left corner of
   * the turned piece can lie; for each of them how many more natural resources would count, or fewer; and how many
   * new districts there would be. Where something would change comes first: both rows end with their last number that
   * is not 0.
   */
  places: [turn: number, corners: number[], natural: number[], districts: number[]][];
  /** The same for the Short Road of one cell, where one may begin with it. */
  singles?: [turn: number, corners: number[], natural: number[], districts: number[]][];
  /** By how much the points would change through the purchase alone, without what is laid. */
  points?: number;
}

/** The detail of an action that lays a piece, which `View.laying` names. */
export interface Placement {
  /** The cell of the upper left corner of the turned piece. */
  corner: number;
  /** Degrees clockwise. */
  turn: number;
}

/** The detail of an action that is sent for all places of a piece: laying it at another one is said by notation. */
export interface Everywhere {
  /** As those of `Purchase`. */
  places: [turn: number, corners: number[], natural: number[], districts: number[]][];
}

/** A tile, a Monument or another item is bought. */
export interface Bought {
  event: 'bought';
  seat: number;
  stack?: string;
  tile?: string;
  type?: 'farm' | 'habitation' | 'library' | 'market' | 'temple';
  monument?: string;
  item?: string;
  /** What it cost. */
  gold: number;
}

/** Resource markers move on. */
export interface Gained {
  event: 'gained';
  seat: number;
  /** Steps by resource. */
  resources: Record<'ceramics' | 'food' | 'gears', number>;
}

/** A population marker moves on. */
export interface Grown {
  event: 'grown';
  seat: number;
  steps: number;
  /** The space it reaches. */
  population: number;
}

/** A piece is laid. */
export interface Laid {
  event: 'laid';
  seat: number;
  /** The cell and the turn as moves write them: `c4 r90`. */
  place: string;
  cell: string;
  /** In degrees. */
  turn: number;
  tile?: string;
  type?: 'farm' | 'habitation' | 'library' | 'market' | 'temple';
  monument?: string;
  /** Which piece of the Monument. */
  part?: number;
  piece?: string;
}

/** A population marker has reached its last space: the game ends with this round. */
export interface LastRound {
  event: 'last_round';
  seat: number;
}

/** A player pays a loan back. */
export interface LoanRepaid {
  event: 'loan_repaid';
  seat: number;
  gold: number;
}

/** A player takes a loan. */
export interface LoanTaken {
  event: 'loan_taken';
  seat: number;
  gold: number;
}

/** A player plays on a map. */
export interface MapDealt {
  event: 'map';
  seat: number;
  map: string;
}

/** Monuments come on sale. */
export interface MonumentShown {
  event: 'monument_shown';
  monuments: string[];
}

/** The Public Objectives of the game. */
export interface ObjectivesShown {
  event: 'objectives';
  objectives: string[];
}

/** The turn order of a round. */
export interface Order {
  event: 'order';
  seats: number[];
}

/** A player is out of the round. */
export interface Out {
  event: 'out';
  seat: number;
}

/** The game is over. */
export interface Over {
  event: 'over';
  reason: string;
  winners: number[];
  /** The points of the Automaton, for a player alone. */
  automaton?: number;
}

/** Short Roads of a set fit nowhere. */
export interface PartsLost {
  event: 'parts_lost';
  seat: number;
  parts: number;
}

/** A round begins. */
export interface RoundBegun {
  event: 'round_begun';
  round: number;
}

/** The final score by seat. */
export interface Scored {
  event: 'scored';
  scores: Record<string, number>[];
}

/** A card of the Automaton is turned up. */
export interface SoloCard {
  event: 'solo_card';
  card: string;
}

/** The Automaton takes a Monument. */
export interface SoloMonument {
  event: 'solo_monument';
  monument: string;
}

/** The Automaton discards something on sale. */
export interface SoloRemoved {
  event: 'solo_removed';
  stack?: string;
  item?: string;
}

/** The cards of the Automaton are shuffled into a new deck. */
export interface SoloShuffled {
  event: 'solo_shuffled';
}

/** Tiles come on sale, one for each stack. */
export interface TurnedUp {
  event: 'turned_up';
  tiles: string[];
  types: ('farm' | 'habitation' | 'library' | 'market' | 'temple')[];
}

export type WorldEvent =
  | Bought
  | Gained
  | Grown
  | Laid
  | LastRound
  | LoanRepaid
  | LoanTaken
  | MapDealt
  | MonumentShown
  | ObjectivesShown
  | Order
  | Out
  | Over
  | PartsLost
  | RoundBegun
  | Scored
  | SoloCard
  | SoloMonument
  | SoloRemoved
  | SoloShuffled
  | TurnedUp;

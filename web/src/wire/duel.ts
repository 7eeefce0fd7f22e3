/* Made by `python -m tools.schema` from the structs of the server. Do not edit. */
import type { Cost, Result } from './mirabilia.ts';

/** All that a player may see. Everything but `own` is public. */
export interface View {
  /** Always "duel". */
  game: string;
  /** What was chosen before the game. */
  options: Options;
  /** 1 to 3; 0 during the draft. */
  age: number;
  /** What has to be decided: "draft", "turn", "progress", "library", "revive", "destroy", "begin" or "over". */
  choice: string;
  /** The seat that decides; nobody when the game is over. */
  to_act: number[];
  /** What the choice is about, if that is not on the table. */
  offer: Offer | null;
  /** Whether the acting seat has another turn after this one. */
  extra_turn: boolean;
  /** The cards that still lie there, from the top row. */
  layout: LayoutCard[];
  /** The cities by seat. */
  cities: City[];
  /** The conflict track. */
  conflict: Conflict;
  /** The Progress tokens that nobody has. */
  progress: Progress;
  /** The cards in the discard pile, in the order of the catalogue. */
  discard: string[];
  /** How many Wonders are built, and which ones are not in the game. */
  wonders: Wonders;
  /** How the game ended; null while it goes on. */
  result: Result | null;
  /** What only the viewer may know; null for a spectator. */
  own: Own | null;
}

/** What was chosen before the game. */
export interface Options {
  /** How the players come to their Wonders: "draft", "random" or "beginner". */
  wonders: string;
}

/** What the pending choice is about; only the field that belongs to the choice is there. */
export interface Offer {
  /** In the draft: the Wonders to choose from. */
  wonders?: string[] | null;
  /** When the Great Library has drawn Progress tokens: how many. Which ones is for `own` alone. */
  number?: number | null;
  /** When a card is to be destroyed: its colour. */
  colour?: string | null;
}

/** A card that still lies in the layout of the Age. */
export interface LayoutCard {
  /** Its place, counted from the top row and from the left. */
  slot: number;
  /** Its row; the top row is 0, and each row lies partly on the one before. */
  row: number;
  /** Where its middle is from the left, in half cards. */
  x: number;
  /** What its back shows: "age_1", "age_2", "age_3" or "guild". */
  back: string;
  /** Which side lies up: "up" or "down". */
  face: string;
  /** Whether it can be taken: no other card lies on it. */
  accessible: boolean;
  /** The slots of the cards that lie on it. */
  covered_by: number[];
  /** Which card it is; left out while it lies face down. */
  card?: string | null;
}

/** What a player owns, and what follows from it. */
export interface City {
  /** Whose city it is. */
  seat: number;
  /** The coins in its treasury. */
  coins: number;
  /** The structures by colour. */
  cards: Record<string, string[]>;
  /** All Wonders, built or not, in the order in which they were drafted. */
  wonders: CityWonder[];
  /** The Progress tokens. */
  progress: string[];
  /** Units by resource that brown and grey cards produce: what raises the opponent's prices. */
  production: Record<string, number>;
  /** Units of resources to choose, which raise nobody's prices. */
  choices: Choices;
  /** Coins for one unit from the bank, by resource. */
  prices: Record<string, number>;
  /** The resources that are bought at the fixed price. */
  fixed_prices: string[];
  /** The different science symbols. */
  symbols: string[];
  /** The science symbols that the city has had twice. */
  pairs: string[];
  /** The chain symbols, which make later cards free. */
  chains: string[];
  /** What it still needs to win at once. */
  supremacy: Supremacy;
  /** Coins for discarding a card. */
  discard_income: number;
  /** The points by category as if the game ended now, with their sum under "total". */
  scores: Record<string, number>;
  /** What the cards and Wonders within reach would cost the city now. */
  costs: CityCosts;
}

/** A Wonder of a city. */
export interface CityWonder {
  /** Which one. */
  wonder: string;
  /** Whether it is built. */
  built: boolean;
  /** Whether it can still be built: it is not built, and the game has room for one more. */
  available: boolean;
  /** The card that lies under it; left out while it is not built. */
  card?: string | null;
}

/** Units that a city produces each turn, of a resource that it chooses for each payment. */
export interface Choices {
  /** Units of wood, clay or stone. */
  raw: number;
  /** Units of glass or papyrus. */
  manufactured: number;
}

/** What a city still needs to win at once. */
export interface Supremacy {
  /** Different science symbols. */
  symbols: number;
  /** Spaces that it has to push the Conflict pawn. */
  shields: number;
}

/** What a city would pay now, by id. Empty when the game is over. */
export interface CityCosts {
  /** For each accessible card. */
  cards: Record<string, Cost>;
  /** For each of its Wonders that can still be built. */
  wonders: Record<string, Cost>;
}

/** The conflict track. */
export interface Conflict {
  /** Spaces of the pawn from the middle; positive towards the capital of seat 1. */
  pawn: number;
  /** Spaces from the middle to a capital. */
  capital: number;
  /** For each seat the tokens that can still strike it, the nearest first. */
  tokens: MilitaryToken[][];
}

/** A Military token on the conflict track. */
export interface MilitaryToken {
  /** The spaces from the middle at which it strikes. */
  distance: number;
  /** What it takes from the player it strikes. */
  coins: number;
}

/** The Progress tokens that nobody has. */
export interface Progress {
  /** Those on the board, for who completes a pair of science symbols. */
  board: string[];
  /** Those in the box, in the order of the catalogue: nobody knows the order in which they would be drawn. */
  box: string[];
}

/** The Wonders of both players together. */
export interface Wonders {
  /** How many are built. */
  built: number;
  /** How many can be built in a game. */
  at_most: number;
  /** The Wonders that are not in the game; null until all that are have been shown. */
  box: string[] | null;
}

/** What only one seat may know. */
export interface Own {
  /** The seat of the viewer. */
  seat: number;
  /** The Progress tokens that the Great Library has drawn for this seat, while it chooses; else null. */
  tokens: string[] | null;
}

/** The cards of an Age are laid out. */
export interface AgeBegun {
  event: 'age_begun';
  age: number;
}

/** All cards of an Age have been taken. */
export interface AgeEnded {
  event: 'age_ended';
  age: number;
}

/** A player has the first turn of an Age. */
export interface Begins {
  event: 'begins';
  seat: number;
  age: number;
}

/** A structure joins a city. */
export interface Built {
  event: 'built';
  seat: number;
  card: string;
}

/** A structure is free because of a chain symbol. */
export interface Chained {
  event: 'chained';
  seat: number;
  card: string;
  /** The card with the symbol. */
  chain_card: string;
}

/** A card goes from a city to the discard pile. */
export interface Destroyed {
  event: 'destroyed';
  /** Who loses it. */
  seat: number;
  card: string;
}

/** A card goes to the discard pile for coins. */
export interface Discarded {
  event: 'discarded';
  seat: number;
  card: string;
}

/** A player takes a Wonder. */
export interface Drafted {
  event: 'drafted';
  seat: number;
  wonder: string;
}

/** The Great Library draws Progress tokens from the box. */
export interface Drew {
  event: 'drew';
  seat: number;
  number: number;
  /** Which ones; only its builder knows. */
  tokens?: string[];
}

/** A player has another turn. */
export interface ExtraTurn {
  event: 'extra_turn';
  seat: number;
}

/** A player would have another turn, but the Age is over. */
export interface ExtraTurnLost {
  event: 'extra_turn_lost';
  seat: number;
}

/** A player takes coins from the bank. */
export interface Gained {
  event: 'gained';
  seat: number;
  coins: number;
  /** What they are for: "effect", "discard", "chain" or "economy". */
  source: string;
}

/** One of the drawn Progress tokens is kept. */
export interface Kept {
  event: 'kept';
  seat: number;
  token: string;
}

/** A Military token strikes a player. */
export interface Looted {
  event: 'looted';
  seat: number;
  /** What the token says; the player may have less to lose. */
  coins: number;
}

/** A player loses coins to the bank. */
export interface Lost {
  event: 'lost';
  seat: number;
  coins: number;
  /** Because of what: "military_token" or "opponent". */
  cause: string;
}

/** Wonders are offered to choose from. */
export interface Offered {
  event: 'offered';
  wonders: string[];
}

/** The game has ended. */
export interface GameOver {
  event: 'over';
  /** How: "civilian", "military" or "scientific". */
  reason: string;
  winners: number[];
}

/** A player pays the coins printed in a cost. */
export interface Paid {
  event: 'paid';
  seat: number;
  coins: number;
}

/** A player has a science symbol for the second time. */
export interface PairCompleted {
  event: 'pair';
  seat: number;
  symbol: string;
}

/** The Conflict pawn moves. */
export interface PawnMoved {
  event: 'pawn';
  /** Who moves it. */
  seat: number;
  /** Where it stood; positive towards the capital of seat 1. */
  from: number;
  to: number;
  spaces: number;
}

/** A player takes a Progress token from the board. */
export interface ProgressTaken {
  event: 'progress';
  seat: number;
  token: string;
}

/** A face-down card is turned up. */
export interface Revealed {
  event: 'revealed';
  card: string;
  slot: number;
}

/** A card from the discard pile is built for nothing. */
export interface Revived {
  event: 'revived';
  seat: number;
  card: string;
}

/** The points are counted. */
export interface Scored {
  event: 'scored';
  /** For each seat the points by category, with their sum under "total". */
  scores: Record<string, number>[];
}

/** A player gains a science symbol. */
export interface SymbolGained {
  event: 'symbol';
  seat: number;
  symbol: string;
}

/** A player buys resources. */
export interface Traded {
  event: 'traded';
  seat: number;
  coins: number;
}

/** A Wonder is built. */
export interface WonderBuilt {
  event: 'wonder_built';
  seat: number;
  wonder: string;
  /** The card under it. */
  card: string;
}

/** A Wonder can no longer be built: the game has as many as it may. */
export interface WonderLost {
  event: 'wonder_lost';
  seat: number;
  wonder: string;
}

export type DuelEvent =
  | AgeBegun
  | AgeEnded
  | Begins
  | Built
  | Chained
  | Destroyed
  | Discarded
  | Drafted
  | Drew
  | ExtraTurn
  | ExtraTurnLost
  | Gained
  | Kept
  | Looted
  | Lost
  | Offered
  | GameOver
  | Paid
  | PairCompleted
  | PawnMoved
  | ProgressTaken
  | Revealed
  | Revived
  | Scored
  | SymbolGained
  | Traded
  | WonderBuilt
  | WonderLost;

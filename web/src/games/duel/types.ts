/** What the server shows of a game of Duel (`view`) and what is printed on its pieces (`pieces`). */

export const RESOURCES = ['wood', 'clay', 'stone', 'glass', 'papyrus'] as const;
export const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const;
export const SYMBOLS = ['quill', 'mortar', 'plumb_level', 'wheel', 'sundial', 'armillary_sphere', 'balance'] as const;
export const CATEGORIES = ['blue', 'green', 'yellow', 'purple', 'wonders', 'progress', 'coins', 'military'] as const;

export type Resource = (typeof RESOURCES)[number];
export type Colour = (typeof COLOURS)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type Category = (typeof CATEGORIES)[number];
export type Deck = 'age_1' | 'age_2' | 'age_3' | 'guild';
export type Countable = Exclude<Colour, 'purple'> | 'wonder' | 'coins_div_3';
export type Choice = 'draft' | 'turn' | 'progress' | 'library' | 'revive' | 'destroy' | 'begin' | 'over';

// Printed

export type Effect =
  | { effect: 'produce'; resources: Partial<Record<Resource, number>> }
  | { effect: 'produce_choice'; one_of: Resource[] }
  | { effect: 'trade_price'; resources: Resource[]; price: number }
  | { effect: 'science'; symbol: Symbol }
  | { effect: 'coins_per'; value: number; count: Countable }
  | { effect: 'coins_majority' | 'vp_majority'; value: number; count: Countable[] }
  | { effect: 'destroy_opponent_card'; colour: 'brown' | 'grey' }
  | { effect: 'draw_progress_token'; draw: number; keep: number }
  | { effect: 'resource_discount' | 'extra_shields'; applies_to: string; value: number }
  | { effect: 'grant_play_again'; applies_to: string }
  | { effect: 'play_again' | 'build_from_discard' | 'gain_opponent_trade_spending' }
  | {
      effect:
        | 'victory_points'
        | 'shields'
        | 'coins'
        | 'opponent_loses_coins'
        | 'vp_per_own_progress_token'
        | 'coins_on_chain_build';
      value: number;
    };

export type PrintedCost = Record<Resource | 'coins', number>;

export interface Card {
  id: string;
  deck: Deck;
  colour: Colour;
  cost: PrintedCost;
  effects: Effect[];
  /** The symbol it gives. */
  chain: string | null;
  /** The symbol that makes it free. */
  free_with: string | null;
  reconstructed: string[];
}

export interface Wonder {
  id: string;
  cost: PrintedCost;
  effects: Effect[];
}

export interface Token {
  id: string;
  effects: Effect[];
}

export interface Zone {
  from: number;
  to: number;
  points: number;
  loot: number;
}

export interface Pieces {
  cards: Card[];
  wonders: Wonder[];
  tokens: Token[];
  zones: Zone[];
  layouts: { age: number; rows: { face: 'up' | 'down'; x: number[] }[] }[];
}

// Seen

export interface Slot {
  slot: number;
  row: number;
  x: number;
  back: Deck;
  face: 'up' | 'down';
  card?: string;
  accessible: boolean;
  covered_by: number[];
}

export interface CostPart {
  resource: Resource;
  units: number;
  price: number;
}

/** What a construction would cost a city now, taken apart. */
export interface Cost {
  total: number;
  coins: number;
  produced: Partial<Record<Resource, number>>;
  bought: (CostPart & { coins: number })[];
  choices: (CostPart & { saves: number })[];
  discount: (CostPart & { saves: number })[];
  chain: { symbol: string; card: string; saves: number } | null;
  affordable: boolean;
  short: number;
}

export type CityWonder =
  { wonder: string; built: true; card: string } | { wonder: string; built: false; available: boolean };

export interface City {
  seat: number;
  coins: number;
  cards: Record<Colour, string[]>;
  wonders: CityWonder[];
  progress: string[];
  production: Record<Resource, number>;
  choices: { raw: number; manufactured: number };
  prices: Record<Resource, number>;
  fixed_prices: Resource[];
  symbols: Symbol[];
  pairs: Symbol[];
  chains: string[];
  discard_income: number;
  scores: Record<Category | 'total', number>;
  costs: { cards: Record<string, Cost>; wonders: Record<string, Cost> };
}

export interface View {
  seat: number | null;
  age: number;
  choice: Choice;
  to_act: number[];
  offer: { wonders?: string[]; tokens?: string[]; number?: number; colour?: Colour } | null;
  extra_turn: boolean;
  layout: Slot[];
  cities: [City, City];
  conflict: {
    /** Positive: towards the capital of seat 1. */
    pawn: number;
    capital: number;
    /** By seat, what it still has to fear. */
    tokens: [{ distance: number; coins: number }[], { distance: number; coins: number }[]];
  };
  progress: { board: string[]; box: string[] };
  discard: string[];
  wonders: { built: number; at_most: number; box: string[] | null };
  /** `counted`: whether points were counted; if not, `scores` only shows how the cities stood. */
  result: { reason: string; ranks: number[]; scores: Record<string, number>[]; counted: boolean } | null;
}

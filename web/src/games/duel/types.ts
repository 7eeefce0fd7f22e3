/** What is printed on the pieces of Duel (`pieces`), and its view with the ids that can stand in it. */
import type * as wire from '../../wire/duel.ts';

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
  /** How the cards of an Age lie. */
  layouts: { age: number; rows: { face: 'up' | 'down'; x: number[] }[] }[];
}

// Seen

export interface Slot extends wire.LayoutCard {
  back: Deck;
  face: 'up' | 'down';
  card?: string;
  /** Whether nothing lies there, where that is drawn: while a position is edited. */
  empty?: boolean;
}

export type CityWonder = wire.CityWonder;

export interface City extends wire.City {
  cards: Record<Colour, string[]>;
  production: Record<Resource, number>;
  prices: Record<Resource, number>;
  fixed_prices: Resource[];
  symbols: Symbol[];
  pairs: Symbol[];
  scores: Record<Category | 'total', number>;
}

export interface View extends wire.View {
  layout: Slot[];
  cities: [City, City];
}

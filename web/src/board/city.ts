/** A city as it is drawn, whatever the game: each game makes one of its view. */
import type { CardLook } from '../drawing/marks.ts';

/** A resource: how much of it is produced, and what more of it costs. */
export interface Good {
  id: string;
  path: string;
  made: number;
  /** Null if there is none to be had. */
  price: number | null;
  /** Whether the price stays, whatever others produce. */
  fixed: boolean;
  /** All that in words. */
  words: string;
}

/** Units of one of several resources, chosen anew every time. */
export interface GoodOfChoice {
  of: string[];
  number: number;
  words: string;
}

export interface Symbol {
  id: string;
  path: string;
  name: string;
  number: number;
  /** Whether there is a pair or a set of it. */
  paired: boolean;
}

export interface BuiltCard {
  id: string;
  look: CardLook;
  words: string;
}

/** A token or a Wonder among the numbers of a city. */
export interface Sign {
  id: string;
  path: string;
  name: string;
}

export interface WonderSign extends Sign {
  /** One of the palettes of posters.css. */
  poster: string;
  built: boolean;
}

export interface CityLook {
  seat: number;
  coins: number;
  points: number;
  goods: Good[];
  choices: GoodOfChoice[];
  symbols: Symbol[];
  tokens: Sign[];
  wonders: WonderSign[];
  /** In the order in which they are shown. */
  cards: BuiltCard[];
}

/** How many cards of each colour, in their order. */
export function colours(cards: BuiltCard[]): [kind: string, number: number][] {
  const counted = new Map<string, number>();
  for (const { look } of cards) counted.set(look.kind, (counted.get(look.kind) ?? 0) + 1);
  return [...counted];
}

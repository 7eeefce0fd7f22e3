/** What the board makes of a city: its cards in the order of its columns, its numbers, what it sells. */
import type { Catalogue } from './catalogue.ts';
import { COLOURS, MANUFACTURED, WHITE, type City, type Price, type Production } from './types.ts';

/** A column of a city: cards of one colour, or of several that belong together. */
export interface Column {
  /** The colour of its head. */
  colour: string;
  /** The ids of the cards, leaders among them. */
  pieces: string[];
}

/** Raw materials and manufactured goods share a column. */
const TOGETHER: Record<string, string> = { grey: 'brown' };

export function columnsOf({ cards, leaders }: City): Column[] {
  const order = [
    ...COLOURS,
    ...Object.keys(cards).filter((colour) => !(COLOURS as readonly string[]).includes(colour)),
  ];
  const columns = new Map<string, string[]>();
  for (const colour of order) {
    const head = TOGETHER[colour] ?? colour;
    columns.set(head, [...(columns.get(head) ?? []), ...(cards[colour] ?? [])]);
  }
  columns.set(WHITE, leaders ?? []);
  return [...columns].filter(([, pieces]) => pieces.length > 0).map(([colour, pieces]) => ({ colour, pieces }));
}

/** Cards of a column with their numbers. Equal ones lie on each other: only producers can be equal. */
export function merged(catalogue: Catalogue, { colour, pieces }: Column): [id: string, number: number][] {
  if (colour !== 'brown') return pieces.map((id) => [id, 1]);
  const counted = new Map<string, [string, number]>();
  for (const id of pieces) {
    const { building } = catalogue.card(id);
    const [first, number] = counted.get(building) ?? [id, 0];
    counted.set(building, [first, number + 1]);
  }
  return [...counted.values()];
}

/** Heights of a column, in pixels: its head, what is between slips, and the least that a slip needs. */
export const [HEAD, GAP, LEAST] = [24, 3, 18];

/** The slips of the longest column. */
export function longestOf(catalogue: Catalogue, city: City): number {
  return Math.max(1, ...columnsOf(city).map((column) => merged(catalogue, column).length));
}

/** The number of cards of each colour that a city has. */
export function countsOf(city: City): [colour: string, number: number][] {
  const counts = Object.entries(city.cards).map(([colour, cards]): [string, number] => [colour, cards.length]);
  return [...counts, [WHITE, (city.leaders ?? []).length] as [string, number]].filter(([, number]) => number > 0);
}

/** What a good costs who buys it from a neighbour. */
export function priceOf(price: Price, good: string): number {
  return (MANUFACTURED as readonly string[]).includes(good) ? price.manufactured : price.raw;
}

export function isEmpty({ fixed, choices }: Production): boolean {
  return Object.keys(fixed).length === 0 && choices.length === 0;
}

/** The fields of a city that every table knows; what an expansion from elsewhere adds is shown by its name. */
const KNOWN = [
  'city',
  'player',
  'left',
  'right',
  'coins',
  'hand',
  'shields',
  'defeats',
  'free_symbols',
  'leaders_in_hand',
  'diplomacy',
  'debt',
  'masks',
];

export function furtherNumbers(city: City): [field: string, number: number][] {
  return Object.entries(city).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] !== 0 && !KNOWN.includes(entry[0]),
  );
}

/** What can be laid, and where: the places that the server has sent, put in order for finding the nearest. */
import { isLegal } from '../../lib/actions.ts';
import type { Action } from '../../wire/mirabilia.ts';
import type { Everywhere } from '../../wire/world.ts';
import type { Catalogue } from './catalogue.ts';
import { boxOf, cellAt, numberOf, placeName, turnedTo, type Cell } from './cells.ts';
import type { Laying, Places, Purchase, Verb } from './types.ts';

/** What a place brings on the map, and how it is sent. */
export interface Spot {
  corner: number;
  turn: number;
  verb: Verb;
  natural: number;
  districts: number;
  /** Natural resources and districts together. */
  points: number;
  /** The move that lays it, in the notation of the game. */
  text: string;
}

/** A piece in one of its quarter turns, with all its places by the number of the corner. */
export interface Turn {
  verb: Verb;
  turn: number;
  cells: Cell[];
  rows: number;
  columns: number;
  spots: Map<number, Spot>;
}

/** A piece with those of its turns that have places. */
export interface Hand {
  verb: Verb;
  turns: Turn[];
}

/** The first pieces of a purchase; none where nothing is laid, or nothing could be. */
export function handsOnSale(catalogue: Catalogue, action: Action): Hand[] {
  const purchase = action.detail as Purchase | null | undefined;
  if (!isLegal(action) || purchase == null) return [];
  const [kind, id] = action.subject;
  const shape = (verb: Verb) => shapeOnSale(catalogue, kind, id, verb);
  return [...handOf('lay', shape, purchase.places), ...handOf('single', shape, purchase.singles ?? [])];
}

/** The printed shape of the first piece of something on sale. */
export function shapeOnSale(catalogue: Catalogue, kind: string, id: string, verb: Verb): string[] {
  return kind === 'stack' ? catalogue.stack(id).shape : catalogue.shape(pieceOf(id, verb));
}

/** The printed shape of what is being laid. */
export function shapeInHand(catalogue: Catalogue, { tile, monument, item, part }: Laying, verb: Verb): string[] {
  return catalogue.shape(tile ?? monument ?? pieceOf(item ?? '', verb), part);
}

/** What is being laid. */
export function handsInHand(catalogue: Catalogue, laying: Laying, actions: Action[]): Hand[] {
  const shape = (verb: Verb) => shapeInHand(catalogue, laying, verb);
  return actions.flatMap(({ fact, detail }) => handOf(fact['move'] as Verb, shape, (detail as Everywhere).places));
}

/** The piece of something that is bought. */
function pieceOf(id: string, verb: Verb): string {
  if (id !== 'short_set') return id;
  return verb === 'single' ? 'single_road' : 'double_road';
}

function handOf(verb: Verb, shape: (verb: Verb) => string[], places: Places[]): Hand[] {
  return places.length === 0 ? [] : [{ verb, turns: places.map((one) => turnOf(verb, shape(verb), one)) }];
}

/** All places, the best first, then from the upper left on. */
export function spotsOf(hands: Hand[]): Spot[] {
  const spots = hands.flatMap(({ turns }) => turns.flatMap((turn) => [...turn.spots.values()]));
  return spots.sort((one, other) => other.points - one.points || one.corner - other.corner || one.turn - other.turn);
}

/** The cells of a piece that lies somewhere, as far as they are on the map. */
export function covered({ cells }: Turn, corner: number): Cell[] {
  const { row, column } = cellAt(corner);
  return cells.map((cell) => ({ row: row + cell.row, column: column + cell.column }));
}

function spotOf(verb: Verb, corner: number, turn: number, natural: number, districts: number): Spot {
  const text = `${verb} ${placeName(corner, turn)}`;
  return { verb, corner, turn, natural, districts, points: natural + districts, text };
}

function turnOf(verb: Verb, shape: string[], [turn, corners, natural, districts]: Places): Turn {
  const cells = turnedTo(shape, turn);
  const spots = corners.map((corner, index) => spotOf(verb, corner, turn, natural[index] ?? 0, districts[index] ?? 0));
  return { verb, turn, cells, ...boxOf(cells), spots: new Map(spots.map((spot) => [spot.corner, spot])) };
}

/** The corner a piece has when one of its cells lies on a cell of the map, pushed back onto it where it would stick out. */
export function clamped({ rows, columns }: Turn, { row, column }: Cell, side: number): number {
  return numberOf({
    row: Math.min(Math.max(0, row), side - rows),
    column: Math.min(Math.max(0, column), side - columns),
  });
}

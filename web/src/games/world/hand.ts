/** What can be laid, and where: the places that the server has sent, put in order for finding the nearest. */
import { isLegal } from '../../lib/actions.ts';
import type { Action } from '../../wire/mirabilia.ts';
import type { Everywhere, Places, Purchase } from '../../wire/world.ts';
import { boxOf, cellAt, numberOf, placeName, type Cell } from './cells.ts';
import type { Verb } from './types.ts';

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

/** The first pieces of a purchase, or a piece that is being laid; none where nothing is laid, or nothing could be. */
export function handsOf(actions: Action[]): Hand[] {
  const turns = actions.filter(isLegal).flatMap(({ detail }) => placesIn(detail).map(turnOf));
  const verbs = [...new Set(turns.map(({ verb }) => verb))];
  return verbs.map((verb) => ({ verb, turns: turns.filter((turn) => turn.verb === verb) }));
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

/** Cells that are counted from a corner, as the server sends them: twelve make a row. */
export function shapeOf(numbers: number[]): Cell[] {
  return numbers.map(cellAt);
}

function placesIn(detail: unknown): Places[] {
  return (detail as Purchase | Everywhere | null | undefined)?.places ?? [];
}

function spotOf(verb: Verb, corner: number, turn: number, natural: number, districts: number): Spot {
  const text = `${verb} ${placeName(corner, turn)}`;
  return { verb, corner, turn, natural, districts, points: natural + districts, text };
}

function turnOf({ move: verb, turn, cells: numbers, corners, natural = [], districts = [] }: Places): Turn {
  const cells = shapeOf(numbers);
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

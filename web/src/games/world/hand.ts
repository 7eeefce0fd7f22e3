/** What can be laid, and where: the places that the server has sent, put in order for finding the nearest. */
import { isLegal } from '../../lib/actions.ts';
import type { Action, Fact } from '../../wire/mirabilia.ts';
import type { Placement, Purchase } from '../../wire/world.ts';
import { boxOf, cellAt, numberOf, placeName, type Cell } from './cells.ts';
import type { Verb, View } from './types.ts';

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
export function handsOfPurchase({ detail }: Action): Hand[] {
  const places = (detail as Purchase | null | undefined)?.places ?? [];
  return handsOf(
    places.map(({ move, turn, cells, corners, natural = [], districts = [] }) =>
      turnOf(
        move,
        turn,
        cells,
        corners.map((corner, index) => spotOf(move, corner, turn, natural[index] ?? 0, districts[index] ?? 0)),
      ),
    ),
  );
}

/** What is being laid now. */
export function handsOfView({ laying }: View, actions: Action[]): Hand[] {
  if (laying === null) return [];
  const legal = actions.filter(isLegal);
  return handsOf(
    laying.shapes
      .map(({ move, turn, cells }) => {
        const there = legal.filter(({ fact, detail }) => fact['move'] === move && placed(detail).turn === turn);
        const spots = there.map(({ detail, gains = [] }) =>
          spotOf(move, placed(detail).corner, turn, gained(gains, 'natural'), gained(gains, 'districts')),
        );
        return turnOf(move, turn, cells, spots);
      })
      .filter(({ spots }) => spots.size > 0),
  );
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

function placed(detail: unknown): Placement {
  return detail as Placement;
}

function gained(gains: Fact[], line: string): number {
  return Number(gains.find(({ gain }) => gain === line)?.['points'] ?? 0);
}

function spotOf(verb: Verb, corner: number, turn: number, natural: number, districts: number): Spot {
  const text = `${verb} ${placeName(corner, turn)}`;
  return { verb, corner, turn, natural, districts, points: natural + districts, text };
}

function turnOf(verb: Verb, turn: number, numbers: number[], spots: Spot[]): Turn {
  const cells = shapeOf(numbers);
  return { verb, turn, cells, ...boxOf(cells), spots: new Map(spots.map((spot) => [spot.corner, spot])) };
}

function handsOf(turns: Turn[]): Hand[] {
  const verbs = [...new Set(turns.map(({ verb }) => verb))];
  return verbs.map((verb) => ({ verb, turns: turns.filter((turn) => turn.verb === verb) }));
}

/** The corner a piece has when one of its cells lies on a cell of the map, pushed back onto it where it would stick out. */
export function clamped({ rows, columns }: Turn, { row, column }: Cell, side: number): number {
  return numberOf({
    row: Math.min(Math.max(0, row), side - rows),
    column: Math.min(Math.max(0, column), side - columns),
  });
}

/** Where a piece goes that somebody moves about: to the nearest place that the server has sent. No rule is known here. */
import { cellAt, SIDE, turnedCell, type Cell } from './cells.ts';
import { clamped, type Hand, type Turn } from './hand.ts';

/** How far away a place may be, in cells, for a pointer with a fine tip and for a finger. */
export const NEAR = 1.25;
export const NEAR_FINGER = 1.75;
/** By how much another place must be nearer before a piece leaves the one it has: hands tremble. */
const STICKY = 0.25;

/** A position on the map in cells: 0, 0 is the upper left corner of the first one. */
export interface Point {
  x: number;
  y: number;
}

/** Where a piece is: legal if the server has sent that place. */
export interface Ghost {
  turn: Turn;
  corner: number;
  legal: boolean;
}

export interface Hold {
  /** The cell of the turned piece by which it is held. */
  grabbed: Cell;
  /** How far away a place may be. */
  radius: number;
  /** Where the piece is now, which it leaves only for something nearer. */
  before: Ghost | null;
}

/** The place nearest to the pointer; where none is near, the piece lies under the pointer and does not fit. */
export function snapped(turn: Turn, pointer: Point, { grabbed, radius, before }: Hold): Ghost {
  const wished = { x: pointer.x - grabbed.column - 0.5, y: pointer.y - grabbed.row - 0.5 };
  const rounded = { row: Math.round(wished.y), column: Math.round(wished.x) };
  const under = clamped(turn, rounded, SIDE);
  const near = nearest(turn, wished, pointer, radius, before?.turn === turn && before.legal ? before.corner : null);
  if (near !== null) return { turn, corner: near, legal: true };
  return { turn, corner: under, legal: turn.spots.has(under) };
}

function nearest(turn: Turn, wished: Point, pointer: Point, radius: number, current: number | null): number | null {
  const away = (corner: number) => distance(corner, wished);
  const within = [...turn.spots.keys()].filter((corner) => away(corner) <= radius);
  const best = within.sort((one, other) => away(one) - away(other) || preferred(turn, one, other, pointer))[0] ?? null;
  if (current === null || best === null || !turn.spots.has(current)) return best;
  return away(current) <= radius && away(current) - away(best) < STICKY ? current : best;
}

/** Of places equally near the one that covers the cell of the pointer, then one in its row, then the first. */
function preferred(turn: Turn, one: number, other: number, { x, y }: Point): number {
  const covers = (corner: number) => {
    const { row, column } = cellAt(corner);
    return turn.cells.some((cell) => cell.row + row === Math.floor(y) && cell.column + column === Math.floor(x));
  };
  const inRow = (corner: number) => cellAt(corner).row === Math.floor(y);
  return Number(covers(other)) - Number(covers(one)) || Number(inRow(other)) - Number(inRow(one)) || one - other;
}

function distance(corner: number, { x, y }: Point): number {
  const { row, column } = cellAt(corner);
  return Math.hypot(column - x, row - y);
}

/** A held piece after turns: which way it lies, and by which cell it is held now. */
export interface Held {
  turn: Turn;
  grabbed: Cell;
}

/**
 * The next turn, clockwise or back: of those that have places near the held cell the first; if none has, the next one all
 * the same. Equal turns of a piece are sent once, so what is next is found by the degrees.
 */
export function turnedBy(hand: Hand, held: Held, way: 1 | -1, at: Point): Held {
  const { turns } = hand;
  const start = turns.indexOf(held.turn);
  const options = Array.from({ length: turns.length - 1 }, (_, step) => {
    const next = turns[(start + way * (step + 1) + turns.length * 2) % turns.length] ?? held.turn;
    return { turn: next, grabbed: grabbedAfter(held, next) };
  });
  const hasNear = ({ turn, grabbed }: Held) => snapped(turn, at, { grabbed, radius: NEAR_FINGER, before: null }).legal;
  return options.find(hasNear) ?? options[0] ?? held;
}

/** The cell by which a piece is held follows it round. */
export function grabbedAfter({ turn, grabbed }: Held, next: Turn): Cell {
  let { rows, columns } = turn;
  let cell = grabbed;
  for (let degrees = turn.turn; degrees % 360 !== next.turn % 360; degrees += 90) {
    cell = turnedCell(cell, rows);
    [rows, columns] = [columns, rows];
  }
  return cell;
}

/** The other turn that has a place near the pointer, if it is the only one: then the piece turns by itself. */
export function onlyTurnNear(hand: Hand, held: Held, at: Point, radius: number): Held | null {
  const near = (one: Held) => snapped(one.turn, at, { grabbed: one.grabbed, radius, before: null }).legal;
  if (near(held)) return null;
  const others = hand.turns
    .filter((turn) => turn !== held.turn)
    .map((turn) => ({ turn, grabbed: grabbedAfter(held, turn) }))
    .filter(near);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** The next place in a direction: along counts once, across twice. Null if there is none that way. */
export function towards(turn: Turn, from: number, way: Point): number | null {
  const start = cellAt(from);
  const costs = [...turn.spots.keys()]
    .map((corner) => {
      const { row, column } = cellAt(corner);
      const [x, y] = [column - start.column, row - start.row];
      const along = x * way.x + y * way.y;
      const across = Math.abs(x * way.y) + Math.abs(y * way.x);
      return { corner, along, cost: along + 2 * across };
    })
    .filter(({ along }) => along > 0);
  costs.sort((one, other) => one.cost - other.cost || one.corner - other.corner);
  return costs[0]?.corner ?? null;
}

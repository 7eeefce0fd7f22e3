/** The outline of some cells as the path of a drawing. */
import type { Cell } from './cells.ts';

interface Point {
  x: number;
  y: number;
}

export interface Line {
  /** The width of a cell. */
  size: number;
  /** How far inside of the edges of the cells the line runs. */
  inset?: number;
  /** By how much corners are rounded. */
  round?: number;
}

/** All outlines of the cells, clockwise; holes the other way round. */
export function outlineOf(cells: Cell[], { size, inset = 0, round = 0 }: Line): string {
  return loopsOf(cells)
    .map((loop) => drawn(loop, size, inset, round))
    .join('');
}

/** The corners of each outline, in the units of cells. */
function loopsOf(cells: Cell[]): Point[][] {
  const covered = new Set(cells.map(({ row, column }) => `${String(column)},${String(row)}`));
  const has = (x: number, y: number) => covered.has(`${String(x)},${String(y)}`);
  const edges = new Map<string, { from: Point; to: Point }[]>();
  const add = (from: Point, to: Point) => {
    const key = keyOf(from);
    edges.set(key, [...(edges.get(key) ?? []), { from, to }]);
  };
  for (const { row: y, column: x } of cells) {
    if (!has(x, y - 1)) add({ x, y }, { x: x + 1, y });
    if (!has(x + 1, y)) add({ x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (!has(x, y + 1)) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (!has(x - 1, y)) add({ x, y: y + 1 }, { x, y });
  }
  const loops: Point[][] = [];
  for (const start of edges.values()) {
    while (start.length > 0) loops.push(walked(edges, start));
  }
  return loops.map(cornersOf);
}

/** From edge to edge until the first one is met again; at a crossing the way that stays at the same cells. */
function walked(edges: Map<string, { from: Point; to: Point }[]>, start: { from: Point; to: Point }[]): Point[] {
  const points: Point[] = [];
  let edge = start.pop();
  const first = edge?.from;
  while (edge !== undefined && first !== undefined) {
    points.push(edge.from);
    if (keyOf(edge.to) === keyOf(first)) break;
    const next: { from: Point; to: Point }[] = edges.get(keyOf(edge.to)) ?? [];
    const way = direction(edge.from, edge.to);
    const at = next.findIndex(({ from, to }) => isRight(way, direction(from, to)));
    edge = next.splice(Math.max(0, at), 1)[0];
  }
  return points;
}

function cornersOf(points: Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return (before.x - point.x) * (after.y - point.y) !== (before.y - point.y) * (after.x - point.x);
  });
}

function drawn(loop: Point[], size: number, inset: number, round: number): string {
  const steps = loop.map((point, index) => {
    const before = direction(loop.at(index - 1) ?? point, point);
    const after = direction(point, loop[(index + 1) % loop.length] ?? point);
    // Clockwise the inside is to the right of every edge.
    const x = point.x * size - inset * (before.y + after.y);
    const y = point.y * size + inset * (before.x + after.x);
    if (round === 0) return `${written(x, y)}`;
    const enter = written(x - before.x * round, y - before.y * round);
    return `${enter}Q${written(x, y)} ${written(x + after.x * round, y + after.y * round)}`;
  });
  return `M${steps.join('L')}Z`;
}

function direction(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

function isRight(before: Point, after: Point): boolean {
  return before.x * after.y - before.y * after.x > 0;
}

function keyOf({ x, y }: Point): string {
  return `${String(x)},${String(y)}`;
}

function written(x: number, y: number): string {
  return `${String(Math.round(x * 100) / 100)} ${String(Math.round(y * 100) / 100)}`;
}

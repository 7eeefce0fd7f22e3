/** Where the points of a game are drawn from turn to turn. */
import type { PointsAt } from '../wire/mirabilia.ts';

/** The place there is, in pixels, with a margin all around; and what is drawn in it. */
export interface Plot {
  width: number;
  height: number;
  margin: number;
  /** The last step. */
  last: number;
  /** The fewest and the most points: 0 is always between them. */
  low: number;
  high: number;
}

export function plotOf(points: PointsAt[], last: number, width: number, height: number, margin: number): Plot {
  const all = points.flatMap(({ totals }) => totals);
  return { width, height, margin, last: Math.max(1, last), low: Math.min(0, ...all), high: Math.max(1, ...all) };
}

export function xOf(plot: Plot, step: number): number {
  return rounded(plot.margin + ((plot.width - 2 * plot.margin) * step) / plot.last);
}

export function yOf(plot: Plot, points: number): number {
  const share = (points - plot.low) / (plot.high - plot.low);
  return rounded(plot.margin + (plot.height - 2 * plot.margin) * (1 - share));
}

/** The points of a seat as a line, which ends with the game. */
export function lineOf(plot: Plot, points: PointsAt[], seat: number): string {
  const ends = points.map(({ step, totals }) => [step, totals[seat] ?? 0] as const);
  const [, sum] = ends.at(-1) ?? [0, 0];
  return [...ends, [plot.last, sum] as const]
    .map(([step, total], index) => `${index === 0 ? 'M' : 'L'}${String(xOf(plot, step))} ${String(yOf(plot, total))}`)
    .join('');
}

/** The Ages that begin after the first one, and where. */
export function agesOf(points: PointsAt[]): { age: number; step: number }[] {
  return points
    .filter(({ age }, index) => index > 0 && age > 1 && age !== points[index - 1]?.age)
    .map(({ age, step }) => ({ age, step }));
}

/** The number of the entry drawn nearest to a place. */
export function nearest(plot: Plot, points: PointsAt[], x: number): number {
  const distances = points.map(({ step }) => Math.abs(xOf(plot, step) - x));
  return distances.indexOf(Math.min(...distances));
}

/** Heights for signs of this size, as near to those given as they can be without lying on each other. */
export function spread(heights: number[], size: number, lowest: number): number[] {
  const order = [...heights.keys()].sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const places = [...heights];
  order.forEach((sign, place) => {
    const above = place === 0 ? -Infinity : (places[order[place - 1] ?? 0] ?? 0) + size;
    places[sign] = Math.max(places[sign] ?? 0, above);
  });
  let floor = lowest;
  for (const sign of order.reverse()) {
    places[sign] = Math.min(places[sign] ?? 0, floor);
    floor = (places[sign] ?? 0) - size;
  }
  return places;
}

function rounded(number: number): number {
  return Math.round(10 * number) / 10;
}

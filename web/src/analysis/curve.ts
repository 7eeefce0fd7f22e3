/** Where things are drawn in the graph of an analysis. */
import type { Report } from './wire.ts';

/** The place there is, in pixels; the first step is `side` from the left, certain victory `top` from above. */
export interface Frame {
  width: number;
  height: number;
  side: number;
  top: number;
  /** The last step. */
  last: number;
  /** How many play. Among more than two everybody expects little: there small values get more room. */
  players: number;
}

/** What was expected at a step. */
export interface Point {
  step: number;
  values: number[];
}

export function xOf(frame: Frame, step: number): number {
  return rounded(frame.side + (inner(frame) * step) / Math.max(1, frame.last));
}

export function yOf(frame: Frame, value: number): number {
  const share = frame.players > 2 ? Math.sqrt(Math.max(0, value)) : value;
  return rounded(frame.top + (frame.height - 2 * frame.top) * (1 - share));
}

/** The step drawn nearest to a place. */
export function stepAt(frame: Frame, x: number): number {
  const step = Math.round(((x - frame.side) / inner(frame)) * frame.last);
  return Math.max(0, Math.min(frame.last, step));
}

/** The points without gaps between them: steps may come in any order. */
export function runsOf(report: Report): Point[][] {
  const known = new Map(report.steps.map(({ step, values }) => [step, values])); // of moves made together the last
  if (report.start !== null) known.set(0, report.start);
  const points = [...known].map(([step, values]) => ({ step, values })).sort((one, other) => one.step - other.step);
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.at(-1)?.step === point.step - 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** The expectation of a seat as a line. */
export function lineOf(frame: Frame, run: Point[], seat: number): string {
  return run.map(({ step, values }, index) => `${index === 0 ? 'M' : 'L'}${place(frame, step, values[seat])}`).join('');
}

/** What lies between that line and an expectation, for example one half. */
export function areaOf(frame: Frame, run: Point[], seat: number, base: number): string {
  const [first, last] = [run[0]?.step ?? 0, run.at(-1)?.step ?? 0];
  return `${lineOf(frame, run, seat)}L${place(frame, last, base)}L${place(frame, first, base)}Z`;
}

/** The size of the mark of a mistake: it grows with what was lost, and with the place there is. */
export function radiusOf(frame: Frame, loss: number): number {
  const roomy = Math.min(1, frame.width / 640);
  return rounded((2.5 + 12 * Math.min(0.6, Math.max(0, loss))) * (0.6 + 0.4 * roomy));
}

/** How wide the way from the first to the last step is; before the page has laid it out it has no width at all. */
function inner(frame: Frame): number {
  return Math.max(1, frame.width - 2 * frame.side);
}

function place(frame: Frame, step: number, value = 0): string {
  return `${String(xOf(frame, step))} ${String(yOf(frame, value))}`;
}

function rounded(number: number): number {
  return Math.round(10 * number) / 10;
}

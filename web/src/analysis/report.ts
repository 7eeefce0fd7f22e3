/** What one wants to know of an analysis. */
import type { MoveShown } from '../wire/mirabilia.ts';
import type { Cards, Grade, Judged, Report } from './wire.ts';

const MISTAKES: readonly Grade[] = ['inaccuracy', 'mistake', 'blunder'];

export function isMistake(judged: Judged): boolean {
  return judged.grade !== null && MISTAKES.includes(judged.grade);
}

/** The moves that led to a step and have been looked at: many if they were made together, the worst first. */
export function allJudgedAt(report: Report, step: number): Judged[] {
  return report.steps.filter((judged) => judged.step === step).sort((one, other) => other.loss - one.loss);
}

/** The move that led to a step, if it has been looked at; the worst of many. */
export function judgedAt(report: Report, step: number): Judged | undefined {
  return allJudgedAt(report, step)[0];
}

/** What every seat could expect at a step; null if that is not known yet. */
export function valuesAt(report: Report, step: number): number[] | null {
  if (step === 0) return report.start;
  return report.steps.findLast((judged) => judged.step === step)?.values ?? null;
}

/** The mistakes, the greatest first. */
export function mistakesOf(report: Report): Judged[] {
  return report.steps.filter(isMistake).sort((one, other) => other.loss - one.loss || one.step - other.step);
}

/** Whose mistakes are of interest. */
export type Whose = 'mine' | 'theirs' | 'all';
export const WHOSE = ['mine', 'theirs', 'all'] as const satisfies readonly Whose[];

/** Those of them that are mine, or those of the others. */
export function mistakesBy(mistakes: Judged[], whose: Whose, me: number | null): Judged[] {
  if (whose === 'all' || me === null) return mistakes;
  return mistakes.filter(({ seat }) => (seat === me) === (whose === 'mine'));
}

/** The first mistake in the order of the game: mine, or without a seat of mine that of anybody. */
export function firstMistake(report: Report, me: number | null): Judged | undefined {
  return mistakesBy(report.steps.filter(isMistake), 'mine', me)[0];
}

/** The judged move of a step that one looks at: the only one, else that of a seat. */
export function judgedFor(report: Report, step: number, seat: number | null): Judged | undefined {
  const all = allJudgedAt(report, step);
  return all.length === 1 ? all[0] : all.find((judged) => judged.seat === seat);
}

/** How often a seat made a move of a grade. */
export function count(report: Report, seat: number, grade: Grade): number {
  return report.steps.filter((judged) => judged.seat === seat && judged.grade === grade).length;
}

/** The next mistake after a step, or the last one before it. */
export function mistakeBeside(report: Report, step: number, direction: 1 | -1): number | undefined {
  const steps = report.steps.filter(isMistake).map((judged) => judged.step);
  const beyond = steps.filter((one) => (one - step) * direction > 0);
  if (beyond.length === 0) return undefined;
  return direction > 0 ? Math.min(...beyond) : Math.max(...beyond);
}

/** The better move, if there was one. */
export function betterThan({ grade, best, move, told }: Judged): MoveShown | null {
  if (grade === 'best' || best === null || best === move || told.best === null) return null;
  return { text: best, fact: told.best };
}

/** An analysis that has said nothing yet, so that everything has its place already. */
export function blank(game: string, players: string[], cards: Cards): Report {
  const nothing = { done: 0, total: 0, finished: false, error: null, start: null, turning_point: null };
  return { version: 1, game, players, cards, level: '', budget: '', ...nothing, steps: [], accuracy: [] };
}

export function percent(value: number): number {
  return Math.round(100 * value);
}

/** A replay has a step for each turn; addresses and analyses count moves, of which a turn may have many. */
import type { Report } from '../analysis/wire.ts';
import type { ReplayStep } from '../lib/table.ts';

type Numbered = Pick<ReplayStep, 'number'>;

/** Who moved in a step: one, many together, nobody in the set-up. */
export function moversOf({ moves }: Pick<ReplayStep, 'moves'>): number[] {
  return [...new Set(moves.map(({ seat }) => seat))].sort((a, b) => a - b);
}

/** Whether turns are made together in this game. */
export function isTogether(steps: ReplayStep[]): boolean {
  return steps.some((step) => moversOf(step).length > 1);
}

/** The step in which so many moves have been made, or the last one. */
export function stepWith(steps: Numbered[], moves: number): number {
  const step = steps.findIndex(({ number }) => number >= moves);
  return step < 0 ? Math.max(0, steps.length - 1) : step;
}

/** An analysis that counts steps as the replay does. What many did in one comes in the order of their moves. */
export function inSteps(report: Report, steps: Numbered[]): Report {
  const { turning_point: turning } = report;
  return {
    ...report,
    steps: report.steps
      .toSorted((one, other) => one.step - other.step)
      .map((judged) => ({ ...judged, step: stepWith(steps, judged.step) })),
    turning_point: turning === null ? null : stepWith(steps, turning),
  };
}

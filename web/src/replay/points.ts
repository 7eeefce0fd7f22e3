/** How the points have changed in a game that is shown again. */
import type { GameModule } from '../games/contract.ts';
import type { ReplayStep } from '../lib/table.ts';
import type { PointsAt, PointsHistory } from '../wire/mirabilia.ts';

/** The same as the server tells of a table, from what the steps show; empty if the game tells no points. */
export function historyOf(steps: ReplayStep[], players: number, scores: GameModule['scores']): PointsHistory {
  const points: PointsAt[] = [];
  steps.forEach(({ view }, step) => {
    const totals = (scores?.(view) ?? []).slice(0, players).map(({ total = 0 }) => total);
    const age = ageOf(view);
    const before = points.at(-1);
    const isNew = before?.age !== age || before.totals.join() !== totals.join();
    if (totals.length > 0 && isNew) points.push({ step, age, totals });
  });
  return { last: steps.length - 1, points };
}

function ageOf(view: unknown): number {
  return typeof view === 'object' && view !== null && 'age' in view ? Number(view.age) : 0;
}

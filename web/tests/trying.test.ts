import { afterEach, describe, expect, test, vi } from 'vitest';
import { judge, type Puzzle } from '../src/analysis/trying.ts';
import { reportOf } from './analysis/report.ts';

/** Anna built the Altar; the Theater would have been better by 0.25. */
function puzzle(): Puzzle {
  const mistake = reportOf().steps[2];
  if (mistake === undefined) throw new Error('the report has three steps');
  return { game: 'duel', snapshot: { age: 2 }, cards: 'seat', mistake };
}

describe('a move tried in place of a mistake', () => {
  const asked: [string, unknown][] = [];

  function answers(verdict: object): void {
    vi.stubGlobal('fetch', (path: string, how?: RequestInit) => {
      asked.push([path, JSON.parse(String(how?.body))]);
      return Promise.resolve(new Response(JSON.stringify(verdict), { status: 200 }));
    });
  }

  afterEach(() => {
    asked.length = 0;
    vi.unstubAllGlobals();
  });

  test('is the mistake again if it was played, which nobody has to be asked', async () => {
    answers({});
    expect(await judge(puzzle(), 'build altar')).toEqual({ kind: 'same', loss: 0.25 });
    expect(asked).toEqual([]);
  });

  test('is judged by the server, which is told what the report knows', async () => {
    const { mistake } = puzzle();
    answers({ solved: false, loss: 0.2, grade: 'blunder' });
    expect(await judge(puzzle(), 'build walls')).toEqual({ kind: 'wrong', loss: 0.2 });
    expect(asked[0]?.[0]).toContain('/api/positions/answer');
    expect(asked[0]?.[1]).toMatchObject({ move: 'build walls', best: mistake.best, value: mistake.best_value });
    answers({ solved: true, loss: 0.03, grade: 'fine' });
    expect(await judge(puzzle(), 'build walls')).toEqual({ kind: 'good' });
    answers({ solved: true, loss: 0, grade: 'best' });
    expect(await judge(puzzle(), 'build theater')).toEqual({ kind: 'right' });
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { judge, type Puzzle } from '../src/analysis/trying.ts';
import { reportOf } from './analysis/report.ts';

/** Anna built the Altar; the Theater would have been better by 0.25. */
function puzzle(): Puzzle {
  const mistake = reportOf().steps[2];
  if (mistake === undefined) throw new Error('the report has three steps');
  return { game: 'duel', snapshot: { age: 2 }, cards: 'seat', players: 2, mistake };
}

describe('a move tried in place of a mistake', () => {
  const asked: unknown[] = [];

  function answers(value: number, tried: number): void {
    vi.stubGlobal('fetch', (_: string, how?: RequestInit) => {
      asked.push(JSON.parse(String(how?.body)));
      return Promise.resolve(new Response(JSON.stringify({ value, tried }), { status: 200 }));
    });
  }

  afterEach(() => {
    asked.length = 0;
    vi.unstubAllGlobals();
  });

  test('is right if it is the best one, and wrong if it was played', async () => {
    expect(await judge(puzzle(), 'build theater')).toEqual({ kind: 'right' });
    expect(await judge(puzzle(), 'build altar')).toEqual({ kind: 'same', loss: 0.25 });
  });

  test('is judged by the report where that knows its value', async () => {
    expect(await judge(puzzle(), 'discard altar')).toMatchObject({ kind: 'wrong' });
    expect(asked).toEqual([]);
  });

  test('is judged by the server otherwise', async () => {
    answers(0.6, 0.4);
    expect(await judge(puzzle(), 'build walls')).toMatchObject({ kind: 'wrong' });
    answers(0.6, 0.57);
    expect(await judge(puzzle(), 'build walls')).toEqual({ kind: 'good' });
    expect(asked[0]).toEqual({ game: 'duel', snapshot: { age: 2 }, cards: 'seat', seat: 0, move: 'build walls' });
  });
});

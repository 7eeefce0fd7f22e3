import { expect, test } from 'vitest';
import { agesOf, lineOf, nearest, plotOf, spread } from '../src/drawing/points-lines.ts';
import { historyOf } from '../src/replay/points.ts';
import type { ReplayStep } from '../src/lib/table.ts';

const POINTS = [
  { step: 0, age: 0, totals: [0, -2] },
  { step: 5, age: 1, totals: [4, 0] },
  { step: 10, age: 2, totals: [8, 3] },
];

test('a line begins with the game and ends with it', () => {
  const plot = plotOf(POINTS, 20, 220, 120, 10);
  expect(lineOf(plot, POINTS, 0)).toBe('M10 90L60 50L110 10L210 10');
  expect(agesOf(POINTS)).toEqual([{ age: 2, step: 10 }]);
  expect(nearest(plot, POINTS, 70)).toBe(1);
});

test('signs at the ends of the lines do not lie on each other', () => {
  expect(spread([50, 10, 52], 14, 100)).toEqual([50, 10, 64]);
  expect(spread([98, 99, 100], 14, 100)).toEqual([72, 86, 100]);
});

test('a replay tells the points where they change, of players alone', () => {
  const totals = [
    [1, 1, 9],
    [1, 1, 9],
    [2, 1, 9],
    [2, 1, 9],
  ];
  const steps = totals.map((row, index) => ({ view: { age: index < 3 ? 1 : 2, row } })) as unknown as ReplayStep[];
  const scores = (view: unknown) => (view as { row: number[] }).row.map((total) => ({ total }));
  expect(historyOf(steps, 2, scores)).toEqual({
    last: 3,
    points: [
      { step: 0, age: 1, totals: [1, 1] },
      { step: 2, age: 1, totals: [2, 1] },
      { step: 3, age: 2, totals: [2, 1] },
    ],
  });
  expect(historyOf(steps, 2, undefined).points).toEqual([]);
});

import { expect, test } from 'vitest';
import { passedHands, remember } from '../src/games/seven/passed.ts';
import type { Own, View } from '../src/games/seven/types.ts';

/** Three cities; hands go to the left, from 0 to 1 to 2. */
const cities = [0, 1, 2].map((city) => ({ city, player: city, left: (city + 1) % 3, right: (city + 2) % 3 }));
const view = (turn: number) =>
  ({ age: 1, turn, phase: 'turn', direction: 'left', cities, free_city: null }) as unknown as View;
const own = (...hand: string[]) => ({ hand }) as unknown as Own;
const turn = (number: number, ...events: Record<string, unknown>[]) => ({
  movers: [0, 1, 2],
  events: [...events, { event: 'turn_begun', age: 1, turn: number + 1 }] as never,
});

test('a hand is followed round the table as far as one sees what is played from it', () => {
  const seen = remember(remember([], view(1), own('a', 'b', 'c', 'd')), view(2), own('e', 'f', 'g'));
  const turns = [
    turn(1, { event: 'sold', seat: 0, card: 'a' }, { event: 'built', seat: 1, card: 'x' }),
    turn(2, { event: 'chained', seat: 1, card: 'b' }, { event: 'staged', seat: 0, card: 'e' }),
  ];
  expect(passedHands(seen, turns, view(3), 0)).toEqual([
    { turn: 2, holder: 1, played: [{ card: 'e', city: 0 }], rest: ['f', 'g'], hidden: 0 },
    {
      turn: 1,
      holder: 2,
      played: [
        { card: 'a', city: 0 },
        { card: 'b', city: 1 },
      ],
      rest: ['c', 'd'],
      hidden: 0,
    },
  ]);
});

test('of what goes face down one knows only that it is gone', () => {
  const seen = remember([], view(1), own('a', 'b', 'c'));
  const turns = [turn(1, { event: 'built', seat: 0, card: 'a' }), turn(2, { event: 'sold', seat: 1 })];
  expect(passedHands(seen, turns, view(3), 0)).toMatchObject([{ turn: 1, holder: 2, rest: ['b', 'c'], hidden: 1 }]);
});

test('a hand that came back, one of another Age and what was taken back are forgotten', () => {
  const seen = remember([], view(1), own('a'));
  expect(passedHands(seen, [], view(4), 0)).toEqual([]);
  expect(remember(seen, { ...view(1), age: 2 }, own('z'))).toEqual([{ age: 2, turn: 1, hand: ['z'] }]);
  expect(remember(remember(seen, view(2), own('b')), view(1), own('a'))).toEqual(seen);
});

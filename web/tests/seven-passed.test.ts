import { describe, expect, test } from 'vitest';
import { passedHands, remember } from '../src/games/seven/passed.ts';
import { receiver } from '../src/games/seven/seating.ts';
import type { City, Own, View } from '../src/games/seven/types.ts';

/** Three cities; hands go to the left, from 0 to 1 to 2. */
const cities = [0, 1, 2].map((city) => ({ city, player: city, left: (city + 1) % 3, right: (city + 2) % 3 }));
const view = (turn: number) =>
  ({ age: 1, turn, phase: 'turn', direction: 'left', players: 3, cities, free_city: null }) as unknown as View;
const own = (...hand: string[]) => ({ seat: 0, hand }) as unknown as Own;
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
    { age: 1, turn: 2, holder: 1, played: [{ card: 'e', city: 0 }], rest: ['f', 'g'], hidden: 0 },
    {
      age: 1,
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
  expect(remember(seen, { ...view(1), age: 2 }, own('z'))).toEqual([{ age: 2, turn: 1, hand: ['z'], cities: [0] }]);
  expect(remember(remember(seen, view(2), own('b')), view(1), own('a'))).toEqual(seen);
});

describe('for two, past the Free City', () => {
  const ring = [0, 1, 2].map((city) => ({ ...cities[city], player: city < 2 ? city : null }));
  const of = (number: number, keeper: number) =>
    ({ ...view(number), players: 2, cities: ring, free_city: { city: 2, keeper, pile: 6 } }) as unknown as View;

  test('the other one has the hand, without the card of the Free City if one chose it', () => {
    const seen = remember([], of(1, 0), own('a', 'b', 'c', 'd'));
    const turns = [turn(1, { event: 'built', seat: 2, card: 'b' }, { event: 'built', seat: 0, card: 'a' })];
    expect(passedHands(seen, turns, of(2, 1), 0)).toMatchObject([
      {
        holder: 1,
        played: [
          { card: 'a', city: 0 },
          { card: 'b', city: 2 },
        ],
        rest: ['c', 'd'],
        hidden: 0,
      },
    ]);
    expect(passedHands(seen, turns, of(3, 0), 0)).toEqual([]);
  });

  test('whoever does not act for the Free City takes one card of it', () => {
    const seen = remember([], of(1, 1), own('a', 'b', 'c'));
    const turns = [turn(1, { event: 'built', seat: 2, card: 'x' }, { event: 'sold', seat: 0, card: 'c' })];
    expect(passedHands(seen, turns, of(2, 0), 0)).toMatchObject([{ holder: 1, rest: ['a', 'b'], hidden: 0 }]);
  });

  test('hands go to the side where the other one sits', () => {
    expect(ring.slice(0, 2).map((city) => receiver(of(1, 0), city as City))).toEqual([1, 0]);
  });
});

test('leaders are passed to the right, and known for the rest of the game', () => {
  const draft = (round: number) => ({ ...view(round), age: 0, phase: 'draft', direction: 'right' }) as unknown as View;
  const seen = remember(remember([], draft(1), own('a', 'b', 'c', 'd')), draft(2), own('e', 'f', 'g'));
  const kept = (leader: string) => ({
    movers: [0, 1, 2],
    events: [{ event: 'leader_kept', seat: 0, leader }] as never,
  });
  expect(passedHands(seen, [kept('b')], draft(2), 0)).toMatchObject([
    { age: 0, turn: 1, holder: 2, rest: ['a', 'c', 'd'], hidden: 0 },
  ]);
  const later = remember(seen, { ...view(1), age: 3 }, own('z'));
  const turns = [kept('b'), kept('f')];
  expect(passedHands(later, turns, { ...view(1), age: 3 }, 0)).toMatchObject([
    { age: 0, turn: 2, holder: null, rest: ['e', 'g'] },
    { age: 0, turn: 1, holder: null, rest: ['a', 'c', 'd'] },
  ]);
});

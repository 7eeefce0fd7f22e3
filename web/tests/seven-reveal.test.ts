import { describe, expect, test } from 'vitest';
import { actsOf, isGood, revealOf, timeOf } from '../src/games/seven/reveal.ts';
import type { Event } from '../src/wire/mirabilia.ts';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];
/** The last turn of an Age of eight, with everything that can happen in it. */
const LAST: Event[] = [
  ...SEATS.map((seat) => ({ event: 'built', seat, card: 'walls' })),
  { event: 'traded', seat: 0, other_seat: 1, coins: 2 },
  { event: 'paid', seat: 1, coins: 2 },
  { event: 'lost_coins', seat: 2, coins: 3 },
  { event: 'debt', seat: 2, points: 1 },
  { event: 'diplomacy', seat: 3, tokens: 1 },
  { event: 'joined', seat: 4, edifice: 'baths' },
  { event: 'edifice_built', edifice: 'baths' },
  { event: 'card_lost', seat: 5, card: 'walls' },
  ...SEATS.map((seat) => ({ event: 'victory', seat, other_seat: (seat + 1) % 8, value: 3, tokens: 1 })),
  { event: 'age_begun', age: 2 },
];

describe('a reveal', () => {
  test('of eight at the end of an Age takes no more than four seconds', () => {
    expect(actsOf(revealOf(LAST)).map(({ act }) => act)).toEqual(['cards', 'outcome', 'age']);
    expect(timeOf(LAST)).toBeLessThanOrEqual(4000);
  });

  test('shows what comes to each city and what it loses', () => {
    const { tallies, results } = revealOf(LAST);
    expect(tallies).toEqual([
      { city: 0, of: 'coins', number: -2 },
      { city: 2, of: 'coins', number: -3 },
      { city: 2, of: 'debt', number: 1 },
      { city: 3, of: 'diplomacy', number: 1 },
      { city: 4, of: 'pawn', number: 1 },
    ]);
    expect(tallies.map(isGood)).toEqual([false, false, false, true, true]);
    expect(results).toEqual([{ city: 5, of: 'card', number: -1 }]);
  });

  test('shows the leader who is copied or put under a stage', () => {
    const events: Event[] = [{ event: 'leader_copied', seat: 1, leader: 'plato' }];
    expect(revealOf(events).cards).toEqual([
      { city: 1, deed: { event: 'leader_copied', piece: 'plato', fact: events[0] } },
    ]);
  });

  test('of nothing takes no time', () => {
    expect(timeOf([{ event: 'turn_begun', age: 1, turn: 2 }])).toBe(0);
  });
});

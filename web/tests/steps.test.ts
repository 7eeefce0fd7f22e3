import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { turnsOf, turnsSince, turnsToTell } from '../src/lib/since.ts';
import { MOMENT, MOST_DELAY, OTHERS_STEP, OWN_STEP, StepQueue } from '../src/lib/steps.svelte.ts';
import type { Table } from '../src/lib/table.ts';
import { hasSecrets } from '../src/lib/secrets.ts';
import { table } from './sockets.ts';

const { dataset } = document.documentElement;
let steps: StepQueue;

/** A step after which so many moves have been made; seat 0 looks on. */
function step(moves: number, mover: number, changes: Partial<Table> = {}) {
  const events = [{ event: 'built', seat: mover, card: `card ${String(moves)}` }];
  return { movers: [mover], events, table: table({ moves, to_act: [1], ...changes }) };
}

/** Steps are told at once; the first of them is shown with the next task. */
function told(...all: ReturnType<typeof step>[]): void {
  for (const one of all) steps.add(one);
  vi.advanceTimersByTime(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  dataset['motion'] = 'normal';
  steps = new StepQueue();
  steps.begin(table({ moves: 0 }), []);
});
afterEach(() => {
  vi.useRealTimers();
  delete dataset['motion'];
});

describe('steps', () => {
  test('are shown one after the other, each long enough to be seen', () => {
    told(step(1, 1), step(2, 1), step(3, 1));
    expect([steps.shown?.moves, steps.pending]).toEqual([1, 2]);
    vi.advanceTimersByTime(OTHERS_STEP - 1);
    expect(steps.shown?.moves).toBe(1);
    vi.advanceTimersByTime(1);
    expect([steps.shown?.moves, steps.events[0]?.['card']]).toEqual([2, 'card 2']);
    vi.advanceTimersByTime(OTHERS_STEP);
    expect([steps.shown?.moves, steps.pending, steps.settled]).toEqual([3, 0, false]);
    vi.advanceTimersByTime(OTHERS_STEP);
    expect(steps.settled).toBe(true);
  });

  test('of one’s own are shorter', () => {
    told(step(1, 0), step(2, 1));
    vi.advanceTimersByTime(OWN_STEP);
    expect(steps.shown?.moves).toBe(2);
  });

  test('that come after a while are shown at once', () => {
    told(step(1, 1));
    vi.advanceTimersByTime(OTHERS_STEP);
    told(step(2, 1));
    expect([steps.shown?.moves, steps.pending]).toEqual([2, 0]);
  });

  test('are shortened so that one’s own turn does not come too late', () => {
    for (let moves = 1; moves <= 9; moves += 1) steps.add(step(moves, 1));
    told(step(10, 1, { to_act: [0] }));
    const seen = new Set([steps.shown?.moves]);
    for (let passed = 0; passed < MOST_DELAY; passed += 10) {
      vi.advanceTimersByTime(10);
      seen.add(steps.shown?.moves);
    }
    expect([...seen]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(steps.pending).toBe(0);
  });

  test.each([
    ['slow', 2],
    ['fast', 0.5],
  ])('take as long as wished: %s', (motion, pace) => {
    dataset['motion'] = motion;
    told(step(1, 1), step(2, 1));
    vi.advanceTimersByTime(OTHERS_STEP * pace - 1);
    expect(steps.shown?.moves).toBe(1);
    vi.advanceTimersByTime(1);
    expect(steps.shown?.moves).toBe(2);
  });

  test('are not waited for by who wants no motion', () => {
    dataset['motion'] = 'off';
    steps.add(step(1, 1));
    steps.add(step(2, 1));
    expect([steps.shown?.moves, steps.settled]).toEqual([2, true]);
  });

  test('are skipped', () => {
    for (const moves of [1, 2, 3]) steps.add(step(moves, 1));
    steps.skip();
    expect([steps.shown?.moves, steps.pending, steps.settled]).toEqual([3, 0, true]);
    vi.advanceTimersByTime(60_000);
    expect(steps.shown?.moves).toBe(3);
  });

  test('with a moment in them are shown longer', () => {
    steps.findMoments = ({ table: { moves } }, before) =>
      moves === 1 ? [{ kind: 'age', title: `after ${String(before.moves)}` }] : [];
    told(step(1, 1), step(2, 1));
    expect(steps.moments).toEqual([{ kind: 'age', title: 'after 0' }]);
    vi.advanceTimersByTime(MOMENT - 1);
    expect(steps.shown?.moves).toBe(1);
    vi.advanceTimersByTime(1);
    expect([steps.shown?.moves, steps.moments]).toEqual([2, []]);
  });

  test('do not hold up what happens beside them', () => {
    told(step(1, 1), step(2, 1));
    steps.update(table({ moves: 2, rematch: 'k4x4', to_act: [0] }));
    expect([steps.shown?.moves, steps.shown?.rematch, steps.shown?.to_act]).toEqual([1, 'k4x4', [1]]);
    vi.advanceTimersByTime(OTHERS_STEP);
    expect([steps.shown?.moves, steps.shown?.to_act]).toEqual([2, [0]]);
  });

  test('that were taken back are not shown any more', () => {
    told(step(1, 1), step(2, 1), step(3, 1));
    steps.goBack(table({ moves: 1 }));
    vi.advanceTimersByTime(60_000);
    expect([steps.shown?.moves, steps.events, steps.settled]).toEqual([1, [], true]);
  });
});

describe('what has happened since', () => {
  const moved = (seat: number, ...cards: string[]) => ({
    number: 0,
    seat,
    at: 0,
    events: cards.map((card) => ({ event: 'built', seat, card })),
  });
  const cardsOf = (turns: ReturnType<typeof turnsOf>) => turns.map(({ events }) => events[0]?.['card']);

  test('is everything after one’s last move', () => {
    const story = [moved(1, 'a'), moved(0, 'b'), moved(1, 'c'), moved(1, 'd'), moved(1, 'e')];
    expect(cardsOf(turnsSince(story, 0))).toEqual(['c', 'd', 'e']);
    expect(turnsSince(story, 1)).toEqual([]);
    expect(cardsOf(turnsToTell(story, 1))).toEqual(['c', 'd', 'e']);
    expect(cardsOf(turnsSince(story, null))).toEqual(['c', 'd', 'e']);
    expect(cardsOf(turnsSince(story, 2))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('is one turn of many when they have chosen in secret', () => {
    const chose = (seat: number) => ({ ...moved(seat), events: [{ event: 'committed', seat }] });
    const story = [moved(2, 'a'), chose(1), chose(0), moved(2, 'b', 'c'), chose(1)];
    expect(turnsOf(story).map(({ movers }) => movers)).toEqual([[2], [0, 1, 2]]);
    for (const seat of [0, 1, 2]) expect(cardsOf(turnsSince(story, seat))).toEqual(['b']);
  });
});

test('hands are secret, and so is what was drawn', () => {
  expect(hasSecrets(null)).toBe(false);
  expect(hasSecrets({ seat: 0, tokens: null })).toBe(false);
  expect(hasSecrets({ seat: 0, tokens: ['law'] })).toBe(true);
  expect(hasSecrets({ seat: 0, hand: [] })).toBe(false);
  expect(hasSecrets({ seat: 0, hand: ['altar'] })).toBe(true);
});

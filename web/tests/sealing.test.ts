import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isHeld, Sealing, SEALING } from '../src/lib/sealing.svelte.ts';
import { settings } from '../src/lib/settings.svelte.ts';
import type { SeatShown } from '../src/wire/mirabilia.ts';
import { table } from './sockets.ts';

const PERSON: SeatShown = {
  name: 'Bruno',
  bot: null,
  taken: true,
  stand_in: null,
  resigned: false,
  used: 0,
  deadline: null,
};
const BOT: SeatShown = { ...PERSON, bot: 'adept' };
/** Seat 0 looks on, and all wait for it alone. */
const awaited = (...others: SeatShown[]) => table({ viewer: 0, to_act: [0], seats: [PERSON, ...others] });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  settings.turn('sealing', true);
});

test('who chooses last of several people can think again', () => {
  expect(isHeld(awaited(PERSON, PERSON), [1, 2])).toBe(true);
  expect(isHeld({ ...awaited(PERSON, PERSON), to_act: [0, 2] }, [1])).toBe(false);
});

test('a decision that nobody made in secret with others is made at once', () => {
  expect(isHeld(awaited(PERSON, PERSON), [])).toBe(false);
});

test('nor is it held against bots, whose turns can be taken back', () => {
  expect(isHeld(awaited(BOT, BOT), [1, 2])).toBe(false);
});

test('nor with less than ten seconds on the clock, nor if one does not want it', () => {
  const seats = [{ ...PERSON, deadline: Date.now() + 9_000 }, PERSON];
  expect(isHeld({ ...awaited(), seats }, [1])).toBe(false);
  expect(isHeld({ ...awaited(), seats: [{ ...PERSON, deadline: Date.now() + 11_000 }, PERSON] }, [1])).toBe(true);
  settings.turn('sealing', false);
  expect(isHeld(awaited(PERSON), [1])).toBe(false);
});

test('what is held is sent after a moment, or not at all', () => {
  const sealing = new Sealing();
  const send = vi.fn();
  sealing.hold(send);
  vi.advanceTimersByTime(SEALING - 1);
  expect([sealing.holds, send.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect([sealing.holds, send.mock.calls.length]).toEqual([false, 1]);
  sealing.hold(send);
  sealing.cancel();
  vi.advanceTimersByTime(SEALING);
  expect(send).toHaveBeenCalledTimes(1);
});

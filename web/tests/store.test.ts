import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetSeat,
  keepName,
  keepSeat,
  knownTables,
  ownName,
  ownSeats,
  playerSecret,
  random,
  write,
} from '../src/lib/store.ts';

beforeEach(() => {
  for (const key of ['name', 'player', 'tables']) write(key, '');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('seats', () => {
  test('are kept for each table, several on one screen', () => {
    keepSeat('first', 'duel', { seat: 1, secret: 'b' });
    keepSeat('first', 'duel', { seat: 0, secret: 'a' });
    keepSeat('second', 'duel', { seat: 0, secret: 'c' });
    expect(ownSeats('first')).toEqual([
      { seat: 0, secret: 'a' },
      { seat: 1, secret: 'b' },
    ]);
    expect(knownTables().map((known) => known.table)).toEqual(['second', 'first']);
  });

  test('that are lost are forgotten, and with the last one the table', () => {
    keepSeat('first', 'duel', { seat: 0, secret: 'a' });
    keepSeat('first', 'duel', { seat: 1, secret: 'b' });
    forgetSeat('first', 'a');
    expect(ownSeats('first')).toEqual([{ seat: 1, secret: 'b' }]);
    forgetSeat('first', 'b');
    expect(knownTables()).toEqual([]);
  });

  test.each(['{', '7', '[1]', '[{"table": 1}]', '[{"table":"x","game":"duel","at":1,"seats":[{}]}]'])(
    'that cannot be read are none: %s',
    (broken) => {
      write('tables', broken);
      expect(knownTables()).toEqual([]);
      keepSeat('first', 'duel', { seat: 0, secret: 'a' });
      expect(ownSeats('first')).toHaveLength(1);
    },
  );
});

test('one table that cannot be read does not hide the others', () => {
  const fine = { table: 'x', game: 'duel', at: 1, seats: [{ seat: 0, secret: 'a' }] };
  write('tables', JSON.stringify([{ table: 'y' }, fine]));
  expect(knownTables()).toEqual([fine]);
});

test('the secret of the player is made once', () => {
  const secret = playerSecret();
  expect(secret).toMatch(/^[0-9a-f]{48}$/);
  expect(playerSecret()).toBe(secret);
  expect(random()).not.toBe(random());
});

test('a browser that keeps nothing does not stop anybody', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  keepName('Anna');
  expect(ownName()).toBe('Anna');
});

import { beforeEach, expect, test, vi } from 'vitest';
import { LobbyConnection } from '../src/lib/lobby.svelte.ts';
import { read, write } from '../src/lib/store.ts';
import { timeLeft } from '../src/lib/time-left.ts';
import type { LobbyTable } from '../src/wire/mirabilia.ts';
import { FakeSocket, useFakeSockets } from './sockets.ts';

const CLOCK = { kind: 'none', amount: 0, lost: false, gain: 0 } as const;

function table(id: string, ...seats: (string | null)[]): LobbyTable {
  const rest = { options: {}, clock: CLOCK, hints: false, rated: false, ratings: seats.map(() => null), created_at: 0 };
  return { table: id, game: 'duel', status: 'waiting', seats, ...rest };
}

let lobby: LobbyConnection;

beforeEach(() => {
  write('player', '');
  useFakeSockets();
  lobby = new LobbyConnection();
});

test('what changes takes the place of what was there', () => {
  lobby.hold(true);
  FakeSocket.last.open();
  expect(FakeSocket.last.asked).toMatchObject({ looks: true, shown: false });
  const here = { people: 1, names: [] };
  FakeSocket.last.say({ is: 'lobby', tables: [table('a', null), table('b', null)], here, pools: [], paces: [] });
  FakeSocket.last.say({ is: 'changes', tables: [table('b', 'Anna'), table('c', null)], gone: ['a'] });
  expect(lobby.tables?.map((one) => [one.table, one.seats[0]])).toEqual([
    ['b', 'Anna'],
    ['c', null],
  ]);
  expect(lobby.here).toEqual(here);
});

test('who waits goes on waiting when the connection comes back, and is found once', async () => {
  vi.useFakeTimers();
  lobby.hold(true);
  FakeSocket.last.open();
  const found = vi.fn();
  await lobby.pair({ game: 'duel', pace: 'quick', name: 'Anna' }, found);
  FakeSocket.last.open(); // as somebody now: one has to say who one is
  const wish = { do: 'pair', game: 'duel', pace: 'quick', name: 'Anna' };
  expect(FakeSocket.last.sent[0]).toMatchObject({ player: read('player') });
  expect(FakeSocket.last.asked).toMatchObject(wish);
  FakeSocket.last.lose();
  expect(lobby.isLost).toBe(true);
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.asked).toMatchObject(wish);
  const paired = { is: 'paired', table: 'k3x9', game: 'duel', name: 'Anna 2' } as const;
  FakeSocket.last.say(paired);
  expect(found).toHaveBeenCalledExactlyOnceWith(paired);
  expect(lobby.seeking).toBeNull();
  vi.useRealTimers();
});

test('it is left when nobody wants it any more, but not while somebody waits', async () => {
  write('player', 'me');
  const leave = lobby.hold(true);
  FakeSocket.last.open();
  const waiting = lobby.pair({ game: 'duel', pace: 'days', name: 'Anna' }, () => undefined);
  FakeSocket.last.say({ is: 'done', id: String(FakeSocket.last.asked['id']), seq: null });
  await waiting;
  leave();
  expect(FakeSocket.last.asked).toMatchObject({ do: 'look', on: false });
  expect(lobby.isOpen).toBe(true);
  lobby.unpair();
  expect(lobby.isOpen).toBe(false);
});

test('an invitation that is answered is gone', () => {
  lobby.hold(false);
  FakeSocket.last.open();
  const invitation = { invitation: 'i', name: 'Bruno', table: 'k3x9', game: 'duel', clock: CLOCK };
  FakeSocket.last.say({ is: 'invited', invitation });
  expect(lobby.invitations).toEqual([invitation]);
  void lobby.reply('i', true);
  expect(lobby.invitations).toEqual([]);
  expect(FakeSocket.last.asked).toMatchObject({ do: 'reply', invitation: 'i', accepts: true });
});

test('the time that is left is told in words', () => {
  expect(timeLeft(2.5 * 86_400_000, 'it')).toBe('tra 2 giorni');
  expect(timeLeft(61_000, 'en')).toBe('in 1 minute');
  expect(timeLeft(0, 'en')).toBe('');
});

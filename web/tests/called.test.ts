import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPerson } from '../src/lib/person.ts';
import { ownSeats, write } from '../src/lib/store.ts';
import type { LobbyMessage } from '../src/wire/mirabilia.ts';
import { complaints } from './accessibility.ts';
import { open } from './opening.ts';
import { serve } from './replay/game.ts';
import { FakeSocket, useFakeSockets } from './sockets.ts';

await import('../src/components/reachable.ts');

const CALL = { is: 'called', table: 'k3x9', game: 'duel', tournament: 'cup', name: 'Club cup', left: 60_000 } as const;
const MINE = { table: 'k3x9', status: 'waiting', game: 'duel', names: ['Anna', ''], to_act: [], seats: [0] };

const GAMES = [{ game: 'duel', title: '7 Wonders Duel', bots: [{ bot: 'novice', kind: 'level' }] }];

function answer({ pathname }: URL): [number, unknown] {
  if (pathname === '/api/tables/k3x9/seats') return [201, { seat: 0, secret: 'mine' }];
  return [200, pathname === '/api/games' ? GAMES : []];
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  write('tables', '');
  keepPerson({ person: 'p1', name: 'Anna' });
  useFakeSockets();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A person reads something, and can be reached. */
async function reach(address: string): Promise<FakeSocket> {
  open(address);
  await vi.advanceTimersByTimeAsync(7000);
  const socket = await waitFor(() => {
    const found = FakeSocket.all.find(({ url }) => url.endsWith('/api/lobby'));
    if (found === undefined) throw new Error('nobody is in the lobby');
    return found;
  });
  socket.open();
  return socket;
}

async function call(address: string): Promise<FakeSocket> {
  const socket = await reach(address);
  socket.say(CALL);
  return socket;
}

test('whoever is expected at a table of a tournament is led there from any page', async () => {
  serve(answer);
  await call('/nowhere');
  expect(await screen.findByRole('alert', { name: 'Your table is ready' })).toHaveTextContent('Club cup');
  expect(document.title).toMatch(/^● Your table is ready – /);
  expect(await complaints()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'To my table' }));
  await waitFor(() => {
    expect(location.pathname).toBe('/t/k3x9');
  });
  expect(ownSeats('k3x9')).toEqual([{ seat: 0, secret: 'mine' }]);
  expect(screen.queryByRole('alert', { name: 'Your table is ready' })).toBeNull();
  expect(document.title).not.toMatch(/^●/);
});

test('nobody is called to where they sit by now, or when it is too late', async () => {
  serve(answer);
  const socket = await call('/nowhere');
  const alert = () => screen.queryByRole('alert', { name: 'Your table is ready' });
  await waitFor(() => {
    expect(alert()).not.toBeNull();
  });
  const game = { ...MINE, changed_at: 1, deadline: null, record: null };
  socket.say({ is: 'game', game } as LobbyMessage); // in another browser
  await waitFor(() => {
    expect(alert()).toBeNull();
  });
  socket.say(CALL);
  await waitFor(() => {
    expect(alert()).not.toBeNull();
  });
  await vi.advanceTimersByTimeAsync(CALL.left);
  expect(alert()).toBeNull();
});

test('whoever reads something is told that it is their move, unless bots alone wait for it', async () => {
  serve(answer);
  const socket = await reach('/nowhere');
  const now = { ...MINE, status: 'playing', to_act: [0], changed_at: 1, deadline: null, record: null };
  const say = (table: string, other: string, to_act = [0]) => {
    socket.say({ is: 'game', game: { ...now, table, names: ['Anna', other], to_act } } as LobbyMessage);
  };
  say('t1', 'novice');
  say('t2', 'Bruno');
  const notice = await screen.findByRole('status', { name: 'It is your turn.' });
  expect(notice).toHaveTextContent('7 Wonders Duel: Anna – Bruno');
  expect(document.title).toMatch(/^● It is your turn/);
  expect(await complaints()).toEqual([]);
  say('t2', 'Bruno', [1]);
  await waitFor(() => {
    expect(screen.queryByRole('status', { name: 'It is your turn.' })).toBeNull();
  });
  say('t1', 'novice');
  expect(screen.queryByRole('status', { name: 'It is your turn.' })).toBeNull();
  expect(document.title).not.toMatch(/^●/);
});

test('whose opponent has not come waits again, and is told so and brought together on any page', async () => {
  serve(answer);
  const socket = await reach('/nowhere');
  const wish = { game: 'duel', pace: 'quick', name: 'Anna' } as const;
  socket.say({ is: 'requeued', table: 't1', ...wish });
  const notice = await screen.findByRole('status', { name: 'Your opponent did not come.' });
  await waitFor(() => {
    expect(notice).toHaveTextContent('You are waiting for somebody else to play 7 Wonders Duel');
  });
  expect(await complaints()).toEqual([]);
  socket.say({ is: 'paired', table: 'k3x9', game: 'duel', name: 'Anna' });
  await waitFor(() => {
    expect(location.pathname).toBe('/t/k3x9');
  });
  expect(ownSeats('k3x9')).toEqual([{ seat: 0, secret: 'mine' }]);
  expect(screen.queryByRole('status', { name: 'Your opponent did not come.' })).toBeNull();
});

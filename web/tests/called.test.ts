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

/** A person reads something when a table of a tournament waits for them. */
async function call(address: string): Promise<FakeSocket> {
  open(address);
  await vi.advanceTimersByTimeAsync(7000);
  const socket = await waitFor(() => {
    const found = FakeSocket.all.find(({ url }) => url.endsWith('/api/lobby'));
    if (found === undefined) throw new Error('nobody is in the lobby');
    return found;
  });
  socket.open();
  socket.say(CALL);
  return socket;
}

test('whoever is expected at a table of a tournament is led there from any page', async () => {
  serve((url) => (url.pathname === '/api/tables/k3x9/seats' ? [201, { seat: 0, secret: 'mine' }] : [200, []]));
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
  serve(() => [200, []]);
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

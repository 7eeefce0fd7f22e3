import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSeat, ownSeats, write } from '../src/lib/store.ts';
import type { SeatShown } from '../src/wire/mirabilia.ts';
import { complaints } from './accessibility.ts';
import { open } from './opening.ts';
import { FakeSocket, useFakeSockets } from './sockets.ts';

const EMPTY: SeatShown = {
  name: '',
  bot: null,
  taken: false,
  stand_in: null,
  resigned: false,
  used: 0,
  deadline: null,
};
const ANNA: SeatShown = { ...EMPTY, name: 'Anna', taken: true };

/** What the server was asked over HTTP. */
let asked: [string, unknown][] = [];

function answer(path: string): unknown {
  if (path.includes('/seats?')) return { seat: 1, secret: 'given' };
  if (path.startsWith('/api/reach?')) return { is_open: false, addresses: [] };
  if (path.startsWith('/api/games?')) return [{ game: 'duel', kinds: ['card', 'wonder', 'token'] }];
  if (/^\/api\/(player\/met|tables\/k3x9\/(people|ratings))[?]/.test(path)) return [];
  return {};
}

beforeEach(() => {
  asked = [];
  write('tables', '');
  write('name', '');
  useFakeSockets();
  vi.stubGlobal('fetch', (path: string, how?: RequestInit) => {
    asked.push([path, how?.body]);
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  });
});

describe('a table that waits', () => {
  test('lets somebody with the link sit down', async () => {
    open('/t/k3x9');
    expect(FakeSocket.all).toHaveLength(1);
    FakeSocket.last.welcome({ status: 'waiting', viewer: null, seats: [ANNA, EMPTY], to_act: [], actions: [] });
    await userEvent.type(await screen.findByLabelText('Your name'), 'Bruno');
    expect(await complaints()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    await waitFor(() => {
      expect(FakeSocket.all).toHaveLength(2);
    });
    const [path, body] = asked.find(([one]) => one.includes('/seats')) ?? ['', ''];
    expect(path).toBe('/api/tables/k3x9/seats?lang=en');
    expect(JSON.parse(String(body))).toMatchObject({ name: 'Bruno' });
    expect(ownSeats('k3x9')).toEqual([{ seat: 1, secret: 'given' }]);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ secret: 'given' });
  });

  test('shows the link to whoever sits there', async () => {
    keepSeat('k3x9', 'duel', { seat: 0, secret: 'mine' });
    open('/t/k3x9');
    FakeSocket.last.welcome({ status: 'waiting', seats: [ANNA, EMPTY], to_act: [], actions: [] });
    expect(await screen.findByLabelText('The link for your friends')).toHaveValue(`${location.origin}/t/k3x9`);
    expect(screen.getByText(/Waiting for one more player/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
    await waitFor(() => {
      expect(ownSeats('k3x9')).toEqual([]);
    });
  });
});

test('a table that is not there is said so', async () => {
  open('/t/k3x9');
  FakeSocket.last.lose(4404);
  expect(await screen.findByRole('heading', { name: 'There is no such table' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the start page' })).toBeVisible();
});

test('with a secret that is of no use any longer one looks on', async () => {
  keepSeat('k3x9', 'duel', { seat: 0, secret: 'old' });
  open('/t/k3x9');
  FakeSocket.last.lose(4400);
  await waitFor(() => {
    expect(FakeSocket.all).toHaveLength(2);
  });
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ secret: '' });
  expect(ownSeats('k3x9')).toEqual([]);
});

test('on one screen every seat has a connection', () => {
  keepSeat('k3x9', 'duel', { seat: 0, secret: 'first' });
  keepSeat('k3x9', 'duel', { seat: 1, secret: 'second' });
  open('/t/k3x9');
  for (const socket of FakeSocket.all) socket.open();
  expect(FakeSocket.all.map((socket) => socket.sent[0]?.['secret'])).toEqual(['first', 'second']);
});

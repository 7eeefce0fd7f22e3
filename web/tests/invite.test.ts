import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPerson } from '../src/lib/person.ts';
import { isLoopback } from '../src/lib/reach.ts';
import { clockWords, optionWords } from '../src/lib/terms.ts';
import { keepSeat, write } from '../src/lib/store.ts';
import { texts } from '../src/lib/texts.ts';
import type { GameShown, Reach, SeatShown } from '../src/wire/mirabilia.ts';
import { complaints } from './accessibility.ts';
import { open } from './opening.ts';
import { serve } from './replay/game.ts';
import { FakeSocket, state, useFakeSockets } from './sockets.ts';

const [ANNA] = state().seats;
const FREE = { ...ANNA, name: '', taken: false } as SeatShown;

/** Anna waits at a table of a server that guests reach like this. */
async function wait(reach: Reach, ...seats: SeatShown[]): Promise<void> {
  serve((url) => (url.pathname === '/api/reach' ? [200, reach] : [200, []]));
  keepSeat('k3x9', 'duel', { seat: 0, secret: 'mine' });
  open('/t/k3x9');
  FakeSocket.last.welcome({ status: 'waiting', seats: [ANNA as SeatShown, ...seats], to_act: [], actions: [] });
  await screen.findByLabelText('The link for your friends');
}

beforeEach(() => {
  write('tables', '');
  useFakeSockets();
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the link for friends', () => {
  test('is one that they can follow, also with the camera of a phone', async () => {
    await wait({ is_open: true, addresses: ['http://192.168.1.20:8000', 'http://10.0.0.2:8000'] }, FREE);
    const field = screen.getByLabelText('The link for your friends');
    await vi.waitFor(() => {
      expect(field).toHaveValue('http://192.168.1.20:8000/t/k3x9');
    });
    expect(await screen.findByRole('img', { name: 'The link as a QR code' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Address in the network' })).toHaveValue('http://192.168.1.20:8000');
    expect(await complaints()).toEqual([]);
  });

  test('warns when it is of use on this computer alone, and says what to start', async () => {
    await wait({ is_open: false, addresses: [] }, FREE);
    expect(await screen.findByText(/works on this computer alone/)).toBeVisible();
    expect(screen.getByText('mirabilia serve --host 0.0.0.0')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'The link as a QR code' })).toBeNull();
  });
});

test('after a game one waits for those who have played', async () => {
  await wait({ is_open: false, addresses: [] }, { ...FREE, expected: 'Bruno' });
  expect(screen.getByText('waiting for Bruno')).toBeVisible();
  expect(screen.getByText('Waiting for Bruno. The game begins by itself.')).toBeVisible();
});

test('addresses of the machine itself', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'play.localhost'])
    expect(isLoopback(host)).toBe(true);
  for (const host of ['192.168.1.20', 'play.example.org', '127.example.org', '[fd00::1]'])
    expect(isLoopback(host)).toBe(false);
});

test('options and clocks in a few words', async () => {
  const choices = [{ choice: 'day', text: 'Day, called A in the first edition.' }];
  const option = {
    name: 'sides',
    title: 'The sides of the boards: one way for all',
    default: '',
    several: false,
    row: [],
  };
  const game = { options: [{ ...option, choices }] } as unknown as GameShown;
  expect(optionWords(game, { sides: 'day', edition: 1 })).toEqual(['The sides of the boards: Day', 'edition: 1']);
  expect(optionWords(undefined, { sides: ['day', 'night'] })).toEqual(['sides: day, night']);
  const text = await texts('it');
  expect(clockWords({ kind: 'none', amount: 0, lost: false, gain: 0 }, text)).toBe('');
  expect(clockWords({ kind: 'game', amount: 1200, lost: false, gain: 0 }, text)).toBe('20 minuti a testa');
  expect(clockWords({ kind: 'game', amount: 300, lost: false, gain: 3 }, text)).toBe(
    '5 minuti a testa, più 3 secondi a mossa',
  );
  expect(clockWords({ kind: 'days', amount: 1, lost: false, gain: 0 }, text)).toBe('1 giorno a mossa');
  expect(clockWords({ kind: 'days', amount: 1, lost: true, gain: 0 }, text)).toBe(
    '1 giorno a mossa, altrimenti si perde',
  );
});

test('whoever comes to a rated table as a guest chooses a name there, and sits down', async () => {
  const asked = serve((url) => {
    if (url.pathname === '/api/me') return [200, { person: 'p1', name: 'Anna', devices: [], passkeys: [] }];
    return url.pathname.endsWith('/seats') ? [201, { seat: 1, secret: 'mine' }] : [200, []];
  });
  open('/t/k3x9');
  FakeSocket.last.welcome({
    status: 'waiting',
    viewer: null,
    unrated: null,
    seats: [ANNA as SeatShown, FREE],
    actions: [],
  });
  await screen.findByText(/At this table the result counts/);
  expect(await complaints()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Your name'), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'This is my name' }));
  await vi.waitFor(() => {
    expect(asked.map((one) => one.split('?')[0])).toContain('/api/tables/k3x9/seats');
  });
  keepPerson(null);
});

test('where somebody did not come there is no game to look at', async () => {
  serve(() => [200, []]);
  keepSeat('k3x9', 'duel', { seat: 0, secret: 'mine' });
  open('/t/k3x9');
  const outcome = { reason: 'missing', ranks: [1, 1], scores: [] };
  FakeSocket.last.welcome({ status: 'over', outcome, seats: [ANNA as SeatShown, FREE], to_act: [], actions: [] });
  expect(await screen.findByText(/did not come in time/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByLabelText('The link for your friends')).toBeNull();
});

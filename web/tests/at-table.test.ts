import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSeat, write } from '../src/lib/store.ts';
import { texts } from '../src/lib/texts.ts';
import type { SeatPerson, SeatRating, SeatShown } from '../src/wire/mirabilia.ts';
import { complaints } from './accessibility.ts';
import { open } from './opening.ts';
import { MODULE, serve } from './replay/game.ts';
import { FakeSocket, state, useFakeSockets } from './sockets.ts';

vi.mock('../src/games/index.ts', () => ({ hasBoard: () => true, loadBoard: () => Promise.resolve(MODULE) }));

// What the page fetches when it is opened.
await import('../src/components/table/Playing.svelte');
await import('../src/components/table/Sides.svelte');
await import('../src/components/table/people.ts');
await import('../src/components/table/EndPanel.svelte');

const [ANNA, GREEDY] = state().seats;
const BRUNO = { ...ANNA, name: 'Bruno' };
const PEOPLE: SeatPerson[] = [{ seat: 1, person: 'p7', name: 'Bruno' }];
const RATING = { provisional: false, anchored: null, change: null };
const RATINGS: SeatRating[] = [{ ...RATING, seat: 1, rating: 1612, provisional: true }];
const OUTCOME = { reason: 'resigned', ranks: [2, 1], scores: [] };

function people(ratings: SeatRating[]): void {
  serve((url) => {
    if (url.pathname.endsWith('/people')) return [200, PEOPLE];
    return url.pathname.endsWith('/ratings') ? [200, ratings] : null;
  });
}

beforeEach(() => {
  write('tables', '');
  useFakeSockets();
  vi.stubGlobal('scrollTo', () => undefined);
  HTMLElement.prototype.hidePopover = () => undefined; // jsdom has none
  keepSeat('k3x9', 'duel', { seat: 0, secret: 'mine' });
});

async function players(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  await userEvent.click(within(menu).getByRole('button', { name: 'Players', hidden: true }));
  return screen.findByRole('complementary', { name: 'Players' });
}

describe('who plays at a table', () => {
  test('is told beside the board: persons with their profiles and ratings, and whether the table is rated', async () => {
    people(RATINGS);
    open('/t/k3x9', await texts('en'));
    FakeSocket.last.welcome({ unrated: null, seats: [ANNA, BRUNO] as SeatShown[] });
    const panel = await players();
    const profile = await within(panel).findByRole('link', { name: 'Profile of Bruno' });
    expect(profile).toHaveAttribute('href', '/people/p7');
    const [anna, bruno] = within(panel).getAllByRole('listitem');
    expect(anna).toHaveTextContent(/^Anna ?you$/);
    expect(bruno).toHaveTextContent('1612?');
    expect(panel).toHaveTextContent('Rated. Ratings change when the game is over.');
    expect(within(panel).queryByRole('button', { name: /report Anna/ })).toBeNull();
    await userEvent.click(within(panel).getByRole('button', { name: 'Mute, block or report Bruno' }));
    expect(await screen.findByRole('button', { name: 'Send to the host' })).toBeVisible();
    expect(await complaints()).toEqual([]);
  });

  test('a bot that nobody has measured has no settled number', async () => {
    people([{ ...RATING, seat: 1, rating: 1500, provisional: true, anchored: false }]);
    open('/t/k3x9', await texts('en'));
    FakeSocket.last.welcome({ unrated: 'hints', seats: [ANNA, GREEDY] as SeatShown[] });
    const panel = await players();
    expect(await within(panel).findByText('not anchored yet')).toBeVisible();
    expect(panel).toHaveTextContent('Not rated. Hints are allowed.');
    expect(within(panel).queryByRole('button', { name: /report/ })).toBeNull();
  });

  test('after the end it says what a rated game has changed', async () => {
    people([{ ...RATING, seat: 0, rating: 1520, change: 20 }, ...RATINGS.map((one) => ({ ...one, change: -7 }))]);
    open('/t/k3x9', await texts('en'));
    FakeSocket.last.welcome({ status: 'over', outcome: OUTCOME, to_act: [], actions: [], unrated: null });
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('+20')).toBeVisible();
    expect(within(dialog).getByText('−7')).toBeVisible();
  });
});

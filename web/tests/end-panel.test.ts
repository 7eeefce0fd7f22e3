import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../src/lib/language.ts';
import { keepSeat, write } from '../src/lib/store.ts';
import { texts } from '../src/lib/texts.ts';
import { complaints } from './accessibility.ts';
import { analyses, type Asked } from './analysis/report.ts';
import { open } from './opening.ts';
import { MODULE, serve } from './replay/game.ts';
import { FakeSocket, useFakeSockets } from './sockets.ts';

vi.mock('../src/games/index.ts', () => ({ hasBoard: () => true, loadBoard: () => Promise.resolve(MODULE) }));

// What the page fetches when it is opened.
await import('../src/replay/Room.svelte');
await import('../src/components/table/Playing.svelte');
await import('../src/components/table/EndPanel.svelte');

const OUTCOME = { reason: 'resigned', ranks: [1, 2], scores: [] };

beforeEach(() => {
  write('tables', '');
  useFakeSockets();
  vi.stubGlobal('scrollTo', () => undefined);
});

/** A table where the game is over; the dialog that says so. */
async function over(language: Language = 'en'): Promise<HTMLElement> {
  keepSeat('k3x9', 'duel', { seat: 0, secret: 'mine' });
  open('/t/k3x9', await texts(language));
  FakeSocket.last.welcome({ status: 'over', outcome: OUTCOME, to_act: [], actions: [] });
  return screen.findByRole('dialog');
}

describe('when a game is over', () => {
  test('a link leads to its analysis, which begins at once and opens at my first mistake', async () => {
    const asked: Asked[] = [];
    serve(analyses(asked));
    const dialog = await over();
    expect(await complaints(dialog)).toEqual([]);
    within(dialog).getByRole('link', { name: 'Analyse' }).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('region', { name: 'Analysis' });
    await within(panel).findByText('The analysis is finished.');
    expect(asked[0]).toEqual({ method: 'POST', path: '/api/tables/k3x9/analysis', body: '{"cards":"seat"}' });
    expect(location.pathname).toBe('/replay/k3x9');
    await waitFor(() => {
      expect(location.search).toBe('?step=3&seat=0&analysis=seat');
    });
  });

  test('the link is there in Italian', async () => {
    serve();
    const link = within(await over('it')).getByRole('link', { name: 'Analizza' });
    expect(link).toHaveAttribute('href', '/replay/k3x9?analysis=seat');
  });
});

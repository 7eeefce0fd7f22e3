import { screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { texts } from '../src/lib/texts.ts';
import { complaints } from './accessibility.ts';
import { open } from './opening.ts';
import { serve } from './replay/game.ts';

const BUILD = 'Versione non compilata: la ricerca è circa 30 volte più lenta.';

test('the page about Mirabilia tells what runs on the server, in the language of the page', async () => {
  const asked: string[] = [];
  serve((url) => {
    asked.push(url.pathname + url.search);
    return [200, { version: '1.2.3', compiled: false, build: BUILD }];
  });
  open('/about', await texts('it', undefined, 'further'));
  expect(await screen.findByRole('heading', { name: 'Questo server' })).toBeVisible();
  expect(screen.getByText(`Mirabilia 1.2.3. ${BUILD}`)).toBeVisible();
  expect(asked).toEqual(['/api/about?lang=it']);
  expect(await complaints()).toEqual([]);
});

test('a server that does not answer is not told of', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('no server')));
  vi.stubGlobal('fetch', fetched);
  open('/about');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Your data' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'This server' })).toBeNull();
});

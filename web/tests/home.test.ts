import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { texts } from '../src/lib/texts.ts';
import { open } from './opening.ts';
import { serve } from './replay/game.ts';

test('the start page offers the levels, and below them the other bots', async () => {
  const game = {
    game: 'duel',
    title: 'Duel',
    tagline: '',
    players: [2],
    default_players: 2,
    options: [],
    presets: [],
    kinds: [],
  };
  const bots = ['novice', 'adept', 'master', 'greedy', 'random', 'my program'];
  serve((url) => (url.pathname === '/api/games' ? [200, [{ ...game, bots }]] : [200, { tables: [] }]));
  open('/', await texts('it'));
  const choice = await screen.findByRole('combobox', { name: 'contro' });
  expect(choice).toHaveValue('adept');
  const names = (list: Iterable<Element>) => [...list].map((option) => option.getAttribute('value'));
  expect(names(choice.querySelectorAll(':scope > option'))).toEqual(['novice', 'adept', 'master']);
  expect(names(within(choice).getByRole('group', { name: 'Altri' }).children)).toEqual([
    'greedy',
    'random',
    'my program',
  ]);
  expect(within(choice).getByRole('option', { name: 'my program' })).toBeVisible();
});

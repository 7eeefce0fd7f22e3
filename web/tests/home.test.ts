import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { texts } from '../src/lib/texts.ts';
import { open } from './opening.ts';
import { serve } from './replay/game.ts';

test('the start page offers the levels, and below them characters and the other bots', async () => {
  const game = {
    game: 'duel',
    title: 'Duel',
    tagline: '',
    players: [2],
    default_players: 2,
    options: [],
    presets: [],
    lessons: [],
    kinds: [],
  };
  const bots = [
    ...['pupil', 'novice', 'master'].map((bot) => ({ bot, kind: 'level' })),
    { bot: 'scholar', kind: 'character' },
    ...['greedy', 'my program'].map((bot) => ({ bot, kind: 'other' })),
  ];
  serve((url) =>
    url.pathname === '/api/games' ? [200, [{ ...game, bots, usual_bot: 'novice' }]] : [200, { tables: [] }],
  );
  open('/', await texts('it'));
  const choice = await screen.findByRole('combobox', { name: 'contro' });
  expect(choice).toHaveValue('novice');
  expect(choice).toHaveAccessibleDescription(/^Conta i punti/);
  const names = (list: Iterable<Element>) => [...list].map((option) => option.getAttribute('value'));
  expect(names(choice.querySelectorAll(':scope > option'))).toEqual(['pupil', 'novice', 'master']);
  const members = (name: string) => names(within(choice).getByRole('group', { name }).children);
  expect(members('Caratteri')).toEqual(['scholar']);
  expect(members('Altri')).toEqual(['greedy', 'my program']);
  expect(within(choice).getByRole('option', { name: 'my program' })).toBeVisible();
});

import { expect, test } from 'vitest';
import { Draft, PERSON } from '../src/components/home/draft.svelte.ts';
import type { GameShown, OptionShown, TablePreview } from '../src/wire/mirabilia.ts';

const BOARDS: OptionShown = {
  name: 'wonders',
  title: '',
  default: 'random',
  several: false,
  row: ['giza', 'roma', 'rhodes', 'ephesus'].map((choice) => ({ choice, text: choice })),
  row_length: 0,
  choices: [{ choice: 'random', text: '' }],
};
const PRESET = { preset: 'family', title: '', why: '', players: 4, bot: 'novice', options: { teams: 'on' } };
const GAME = { default_players: 3, options: [BOARDS], presets: [PRESET] } as unknown as GameShown;
const draft = () => new Draft(GAME, 'adept', 'Anna');

test('every seat has a bot of its own strength', () => {
  const table = draft();
  expect(table.seats('bots')).toEqual([null, 'adept', 'adept']);
  table.occupy(2, 'master');
  table.setPlayers(4);
  expect(table.seats('bots')).toEqual([null, 'adept', 'master', 'adept']);
  table.setLevel('novice');
  expect(table.seats('bots')).toEqual([null, 'novice', 'novice', 'novice']);
});

test('people and bots share a table', () => {
  const table = draft();
  expect(table.seats('friends')).toEqual([null, null, null]);
  table.occupy(1, 'master');
  expect(table.seats('friends')).toEqual([null, 'master', null]);
  table.occupy(1, PERSON);
  expect(table.seats('bots')).toEqual([null, 'adept', 'adept']);
});

test('a row has what can be in it, and follows the number of players', () => {
  const table = draft();
  const refusals = { wonders: { choices: {}, items: { roma: 'needs Leaders' }, row: null } };
  table.preview = { refusals } as unknown as TablePreview;
  table.choose(BOARDS, table.rowOf(BOARDS));
  expect(table.chosen(BOARDS)).toEqual(['giza', 'rhodes', 'ephesus']);
  table.setPlayers(2);
  expect(table.chosen(BOARDS)).toEqual(['giza', 'rhodes']);
  table.choose(BOARDS, 'random');
  expect(table.choices).toEqual({});
});

test('a ready-made table fills the form, and one sees that it does', () => {
  const table = draft();
  table.occupy(1, 'master');
  expect(table.isLike(PRESET)).toBe(false);
  table.follow(PRESET);
  expect(table.seats('bots')).toEqual([null, 'novice', 'novice', 'novice']);
  expect(table.isLike(PRESET)).toBe(true);
  table.occupy(3, 'adept');
  expect(table.isLike(PRESET)).toBe(false);
});

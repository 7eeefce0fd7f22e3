import { beforeEach, expect, test } from 'vitest';
import { routeOf } from '../src/lib/routes.ts';
import { write } from '../src/lib/store.ts';
import { fits, nextAfter, queryOf, themesOf, wantedIn } from '../src/puzzles/choosing.ts';
import { keep, progress, streak } from '../src/puzzles/progress.ts';
import type { PuzzleListed } from '../src/wire/mirabilia.ts';

const PUZZLES: PuzzleListed[] = [
  { puzzle: 'duel-a', themes: ['science'], difficulty: 1 },
  { puzzle: 'duel-b', themes: ['arms', 'denial'], difficulty: 3 },
  { puzzle: 'duel-c', themes: ['science', 'money'], difficulty: 3 },
];
const ALL = wantedIn('');

beforeEach(() => {
  write('puzzles', '');
});

test('a streak is made of days in a row, up to today or yesterday', () => {
  expect(streak([], '2026-03-02')).toBe(0);
  expect(streak(['2026-03-02'], '2026-03-02')).toBe(1);
  expect(streak(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-02')).toBe(3);
  expect(streak(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-03')).toBe(0);
  expect(streak(['2026-02-26', '2026-02-28', '2026-03-01', '2026-03-02'], '2026-03-02')).toBe(3);
});

test('a puzzle of the day counts once for its day, another one for none', () => {
  keep('duel-a', 'solved', null);
  expect(progress()).toEqual({ puzzles: { 'duel-a': 'solved' }, days: [] });
  keep('duel-b', 'solved', '2026-03-02');
  keep('seven-a', 'solved', '2026-03-02');
  expect(progress().days).toEqual(['2026-03-02']);
});

test('whoever has seen the answer has not solved it, and what is solved stays so', () => {
  keep('duel-a', 'seen', '2026-03-02');
  keep('duel-a', 'solved', '2026-03-02');
  keep('duel-b', 'solved', null);
  keep('duel-b', 'seen', null);
  expect(progress()).toEqual({ puzzles: { 'duel-a': 'seen', 'duel-b': 'solved' }, days: [] });
});

test.each(['{}', '[]', '{"puzzles":{"a":"won"},"days":[]}', '{"puzzles":{},"days":["today"]}', 'nonsense'])(
  'what something else has written there counts as nothing: %s',
  (written) => {
    write('puzzles', written);
    expect(progress()).toEqual({ puzzles: {}, days: [] });
  },
);

test('what is wanted stands in the address', () => {
  expect(wantedIn('?theme=arms&difficulty=3&state=open')).toEqual({ theme: 'arms', difficulty: 3, state: 'open' });
  expect(wantedIn('?difficulty=9&state=lost')).toEqual(ALL);
  for (const query of ['', '?theme=arms', '?difficulty=2&state=seen']) expect(queryOf(wantedIn(query))).toBe(query);
  expect(themesOf(PUZZLES)).toEqual(['arms', 'denial', 'money', 'science']);
});

test('puzzles are chosen by theme, difficulty, and whether they are solved', () => {
  const known = keep('duel-a', 'solved', null);
  const chosen = (query: string) =>
    PUZZLES.filter((one) => fits(one, wantedIn(query), known)).map(({ puzzle }) => puzzle);
  expect(chosen('?theme=science')).toEqual(['duel-a', 'duel-c']);
  expect(chosen('?theme=science&difficulty=3')).toEqual(['duel-c']);
  expect(chosen('?state=solved')).toEqual(['duel-a']);
  expect(chosen('?state=open')).toEqual(['duel-b', 'duel-c']);
});

test('the next puzzle is one that is open and of the same kind', () => {
  const none = progress();
  expect(nextAfter('duel-a', PUZZLES, ALL, none)?.puzzle).toBe('duel-b');
  expect(nextAfter('duel-a', PUZZLES, wantedIn('?theme=science'), none)?.puzzle).toBe('duel-c');
  expect(nextAfter('duel-c', PUZZLES, ALL, none)?.puzzle).toBe('duel-a');
  expect(nextAfter('duel-c', PUZZLES, wantedIn('?theme=science'), keep('duel-a', 'seen', null))).toBeNull();
});

test('addresses of puzzles', () => {
  expect(routeOf('/puzzles')).toEqual({ page: 'puzzles', game: null });
  expect(routeOf('/puzzles/duel')).toEqual({ page: 'puzzles', game: 'duel' });
  expect(routeOf('/puzzles/duel-65576394')).toEqual({ page: 'puzzle', puzzle: 'duel-65576394' });
});

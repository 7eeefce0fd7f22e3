import { expect, test } from 'vitest';
import { routeOf } from '../src/lib/routes.ts';

test.each([
  ['/', { page: 'home' }],
  ['/t/k3x9', { page: 'table', table: 'k3x9' }],
  ['/t/k3x9/', { page: 'table', table: 'k3x9' }],
  ['/t/citt%C3%A0', { page: 'table', table: 'città' }],
  ['/t/100%', { page: 'table', table: '100%' }],
  ['/replay', { page: 'replay', table: null, shared: null }],
  ['/replay/k3x9', { page: 'replay', table: 'k3x9', shared: null }],
  ['/shared/a-B_9', { page: 'replay', table: null, shared: 'a-B_9' }],
  ['/position', { page: 'position' }],
  ['/rules/duel', { page: 'rules', game: 'duel' }],
  ['/cards/seven', { page: 'cards', game: 'seven' }],
  ['/glossary/duel', { page: 'glossary', game: 'duel' }],
  ['/statements/world', { page: 'statements', game: 'world' }],
  ['/learn/duel', { page: 'learn', game: 'duel', lesson: null }],
  ['/learn/duel/cards', { page: 'learn', game: 'duel', lesson: 'cards' }],
  ['/learn', { page: 'missing' }],
  ['/learn/duel/cards/1', { page: 'missing' }],
  ['/settings', { page: 'settings' }],
  ['/about', { page: 'about' }],
  ['/t', { page: 'missing' }],
  ['/t/', { page: 'missing' }],
  ['/t/a/b', { page: 'missing' }],
  ['/rules', { page: 'missing' }],
  ['/settings/more', { page: 'missing' }],
  ['/nowhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

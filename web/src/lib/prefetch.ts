/**
 * Asks for what the first page needs while its texts are on their way, so that nothing waits for what it does not need.
 *
 * All of it is asked for again by the page itself, which finds it here or on its way, and says what went wrong.
 */
import { fetchAhead } from '../replay/ahead.ts';
import { savedRecord } from '../replay/saved.svelte.ts';
import { allGames, loadGame } from './loading.ts';
import type { Route } from './routes.ts';
import { openAhead } from './session.svelte.ts';
import { settings } from './settings.svelte.ts';
import { gameOf } from './store.ts';
import { sourcesOf } from './text-files.ts';

export function prefetch(route: Route, search: string): void {
  if (route.page === 'table') {
    openAhead(route.table);
    prefetchGame(gameOf(route.table));
  }
  if (route.page !== 'replay') return;
  quietly(import('../replay/Room.svelte'));
  quietly(sourcesOf(settings.language, undefined, 'replay', 'analysis'));
  if (route.table !== null) fetchAhead(route.table, search);
  if (route.table !== null || savedRecord() !== null) prefetchGame(gameOf(route.table ?? '') ?? recordedGame());
}

/** The game of a table where one has a seat is known, so is that of a record; any table needs the list of games. */
function prefetchGame(game: string | undefined): void {
  quietly(allGames());
  if (game === undefined) return;
  quietly(loadGame(game));
  quietly(sourcesOf(settings.language, game));
}

/** The game of the record that is open: it stands at its beginning. */
function recordedGame(): string | undefined {
  return /^game: *(\w+)/m.exec(savedRecord()?.text ?? '')?.[1];
}

function quietly(asked: Promise<unknown>): void {
  asked.catch(() => undefined);
}

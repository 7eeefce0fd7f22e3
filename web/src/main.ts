/** Runs before the app is there: asks for its files, and for those of the page that is wanted. */
import { loadBoard } from './games/index.ts';
import { preferredLanguage } from './lib/language.ts';
import { routeOf } from './lib/routes.ts';
import { gameOf } from './lib/store.ts';
import { sourcesOf } from './lib/text-files.ts';
import { loadPages, placeOf, textsAt } from './pages/pages.ts';

const route = routeOf(location.pathname);
const game = route.page === 'table' ? gameOf(route.table) : undefined;
/** All of it is asked for again where it is used, which finds it here or on its way and says what went wrong. */
const place = placeOf(route);
const wanted: Promise<unknown>[] = [sourcesOf(preferredLanguage(), game, ...textsAt(place)), loadPages(place)];
if (route.page === 'table') wanted.push(import('./components/table/Playing.svelte'));
if (game !== undefined) wanted.push(loadBoard(game));
for (const one of wanted) one.catch(() => undefined);

await import('./start.ts');

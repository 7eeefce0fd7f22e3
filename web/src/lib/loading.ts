/** What is asked of the server once and kept: the games, and the pieces of each. */
import type { GameModule } from '../games/contract.ts';
import { GAMES } from '../games/index.ts';
import { get } from './api.ts';
import type { Language } from './language.ts';
import { settings } from './settings.svelte.ts';
import type { GameShown } from './wire.ts';

const games = new Map<Language, Promise<GameShown[]>>();
const pieces = new Map<string, Promise<unknown>>();

/** The games with their options, in the language of the page. */
export function allGames(): Promise<GameShown[]> {
  return kept(games, settings.language, () => get<GameShown[]>('/api/games'));
}

/** Whether a game has a board here. */
export function isPlayable(game: string): boolean {
  return Object.hasOwn(GAMES, game);
}

export interface Loaded {
  module: GameModule;
  pieces: unknown;
  kinds: string[];
}

/** What the table of a game needs; null if the game has no board here. */
export async function loadGame(game: string): Promise<Loaded | null> {
  const load = isPlayable(game) ? GAMES[game] : undefined;
  if (load === undefined) return null;
  const [module, printed, all] = await Promise.all([load(), piecesOf(game), allGames()]);
  return { module, pieces: printed, kinds: all.find((one) => one.game === game)?.kinds ?? [] };
}

export function piecesOf(game: string): Promise<unknown> {
  return kept(pieces, game, () => get(`/api/games/${encodeURIComponent(game)}/pieces`));
}

/** Asked for once; what has failed is asked for again the next time. */
function kept<Key, Value>(cache: Map<Key, Promise<Value>>, key: Key, ask: () => Promise<Value>): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const asked = ask();
  cache.set(key, asked);
  asked.catch(() => cache.delete(key));
  return asked;
}

/** What is asked of the server once and kept: the games, and the pieces of each. */
import type { GameModule } from '../games/contract.ts';
import { hasBoard, loadBoard } from '../games/index.ts';
import { get } from './api.ts';
import type { Language } from './language.ts';
import { settings } from './settings.svelte.ts';
import { texts, type Texts } from './texts.ts';
import type { GameShown } from '../wire/mirabilia.ts';

const games = new Map<Language, Promise<GameShown[]>>();
const pieces = new Map<string, Promise<unknown>>();

/** The games with their options, in the language of the page. */
export function allGames(): Promise<GameShown[]> {
  return kept(games, settings.language, () => get<GameShown[]>('/api/games'));
}

export interface Loaded {
  module: GameModule;
  pieces: unknown;
  kinds: string[];
}

/** What the table of a game needs. */
export async function loadGame(game: string): Promise<Loaded> {
  const [module, printed, all] = await Promise.all([loadBoard(game), piecesOf(game), allGames()]);
  return { module, pieces: printed, kinds: all.find((one) => one.game === game)?.kinds ?? [] };
}

/** The texts of a game with those of its board, and of pages that have their own. */
export function gameTexts(language: Language, game: string, ...pages: string[]): Promise<Texts> {
  return texts(language, game, ...(hasBoard(game) ? pages : ['board', ...pages]));
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

/** What is asked of the server once and kept: the games, and the pieces of each; and the texts of a game, wherever they are. */
import type { GameModule } from '../games/contract.ts';
import { loadBoard } from '../games/index.ts';
import { get } from './api.ts';
import type { Language } from './language.ts';
import { settings } from './settings.svelte.ts';
import { sourcesOf } from './text-files.ts';
import { textsFrom, type Texts } from './texts.ts';
import type { GameShown, GameTexts, Situation, Statements } from '../wire/mirabilia.ts';

const games = new Map<Language, Promise<GameShown[]>>();
const pieces = new Map<string, Promise<unknown>>();
const statements = new Map<string, Promise<Statements>>();
const situations = new Map<string, Promise<Record<string, Situation>>>();
const bringing = new Map<string, Promise<boolean>>();

/** The games with their options, in the language of the page. */
export function allGames(): Promise<GameShown[]> {
  return cached(games, settings.language, () => get<GameShown[]>('/api/games'));
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

/** The table itself, of whatever game. */
export async function loadTable() {
  return (await import('../components/table/Playing.svelte')).default;
}

/** The texts of a game, those from elsewhere too, and of pages that have their own. */
export async function gameTexts(language: Language, game: string, ...pages: string[]): Promise<Texts> {
  const [packaged, further] = await Promise.all([sourcesOf(language, game, ...pages), furtherSources(language, game)]);
  return textsFrom(language, [...packaged, ...further]);
}

/** A game or an expansion from elsewhere brings its texts to the server; the list of games says whether there are some. */
async function furtherSources(language: Language, game: string): Promise<string[]> {
  if (!(await bringsTexts(game).catch(() => false))) return [];
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts?lang=${language}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as GameTexts).sources : [];
}

/** The same in every language, so the list in one is enough. */
function bringsTexts(game: string): Promise<boolean> {
  return cached(bringing, game, async () => (await allGames()).find((one) => one.game === game)?.brings_texts ?? false);
}

export function piecesOf(game: string): Promise<unknown> {
  return cached(pieces, game, () => get(`/api/games/${encodeURIComponent(game)}/pieces`));
}

/** The numbered rule statements of a game. */
export function statementsOf(game: string): Promise<Statements> {
  return cached(statements, game, () => get<Statements>(`/api/games/${encodeURIComponent(game)}/statements`));
}

/** The positions that the rules of a game show as pictures. */
export function situationsOf(game: string): Promise<Record<string, Situation>> {
  return cached(situations, game, () =>
    get<Record<string, Situation>>(`/api/games/${encodeURIComponent(game)}/situations`),
  );
}

/** Asked for once; what has failed is asked for again the next time. */
function cached<Key, Value>(cache: Map<Key, Promise<Value>>, key: Key, ask: () => Promise<Value>): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const answer = ask();
  cache.set(key, answer);
  answer.catch(() => cache.delete(key));
  return answer;
}

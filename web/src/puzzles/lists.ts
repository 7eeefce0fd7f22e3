/** The puzzles there are, as the server lists them. */
import { get } from '../lib/api.ts';
import { allGames } from '../lib/loading.ts';
import type { GameShown, PuzzleList } from '../wire/mirabilia.ts';

/** The puzzles of a game; asked for anew each time, because they say which day it is. */
export function listOf(game: string): Promise<PuzzleList> {
  return get<PuzzleList>(`/api/games/${encodeURIComponent(game)}/puzzles`);
}

/** The games that have puzzles, with those. */
export async function listsOf(): Promise<{ game: GameShown; list: PuzzleList }[]> {
  const games = (await allGames()).filter(({ puzzles }) => puzzles > 0);
  return Promise.all(games.map(async (game) => ({ game, list: await listOf(game.game) })));
}

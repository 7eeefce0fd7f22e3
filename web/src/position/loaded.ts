/** Everything that the editor needs of a game. */
import { allGames, loadGame, gameTexts, type Loaded } from '../lib/loading.ts';
import type { Language } from '../lib/language.ts';
import type { Texts } from '../lib/texts.ts';
import type { Lookup } from '../lookup/contract.ts';
import { loadLookup } from '../lookup/lookups.ts';
import { loadModule, type PositionModule } from './contract.ts';

export interface GameParts extends Loaded {
  game: string;
  /** Null for a game that is edited by its form alone. */
  own: PositionModule | null;
  lookup: Lookup | null;
  /** How many usually play. */
  players: number;
}

export async function partsOf(game: string): Promise<GameParts> {
  const asked = [loadGame(game), loadModule(game), loadLookup(game), allGames()] as const;
  const [loaded, own, lookup, games] = await Promise.all(asked);
  const players = games.find((one) => one.game === game)?.default_players ?? 0;
  return { ...loaded, game, own, lookup, players };
}

/** The words of the editor for a game. */
export function wordsFor(language: Language, game: string): Promise<Texts> {
  return gameTexts(language, game, 'analysis', 'position', 'lookup', 'glossary');
}

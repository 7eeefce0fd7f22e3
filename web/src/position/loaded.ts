/** Everything that the editor needs of a game. */
import { loadGame, gameTexts, type Loaded } from '../lib/loading.ts';
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
}

export async function partsOf(game: string): Promise<GameParts> {
  const [loaded, own, lookup] = await Promise.all([loadGame(game), loadModule(game), loadLookup(game)]);
  return { ...loaded, game, own, lookup };
}

/** The words of the editor for a game. */
export function wordsFor(language: Language, game: string): Promise<Texts> {
  return gameTexts(language, game, 'analysis', 'position', 'lookup', 'glossary');
}

/** Everything a puzzle needs before it can be shown. */
import type { GameModule } from '../games/contract.ts';
import { get } from '../lib/api.ts';
import { tell } from '../lib/facts.ts';
import type { Language } from '../lib/language.ts';
import { gameTexts, loadGame } from '../lib/loading.ts';
import type { Texts } from '../lib/texts.ts';
import type { Fact, PuzzleShown } from '../wire/mirabilia.ts';

export interface Asked {
  position: PuzzleShown;
  names: string[];
  module: GameModule;
  pieces: unknown;
  kinds: string[];
  text: Texts;
  tell: (fact: Fact) => string;
}

export function positionOf(puzzle: string): Promise<PuzzleShown> {
  return get<PuzzleShown>(addressOf(puzzle));
}

export function addressOf(puzzle: string): string {
  return `/api/puzzles/${encodeURIComponent(puzzle)}`;
}

/** A puzzle with the words of a language. */
export async function askedIn(position: PuzzleShown, language: Language): Promise<Asked> {
  const { game, players } = position;
  const [{ module, pieces, kinds }, text] = await Promise.all([
    loadGame(game),
    gameTexts(language, game, 'puzzles', 'analysis'),
  ]);
  const names = Array.from({ length: players }, (_, seat) => text('web-puzzle-city', { number: seat + 1 }));
  const teller = { game, kinds, texts: text, names };
  return { position, names, module, pieces, kinds, text, tell: (fact) => tell(teller, fact) };
}

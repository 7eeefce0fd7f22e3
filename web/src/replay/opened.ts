/** Everything a replay needs before it can be shown. */
import type { Cards } from '../analysis/wire.ts';
import type { GameModule } from '../games/contract.ts';
import { moveInWords, tell } from '../lib/facts.ts';
import type { Language } from '../lib/language.ts';
import { allGames, loadGame } from '../lib/loading.ts';
import { texts, type Text } from '../lib/texts.ts';
import type { Fact, Replay } from '../lib/wire.ts';
import { placeOf, type Viewer } from './address.ts';
import { viewerOf } from './ahead.ts';
import type { Recording } from './recording.ts';
import { distinct } from './words.ts';

export interface Opened {
  recording: Recording;
  viewer: Viewer;
  replay: Replay;
  /** The step to begin with. */
  step: number;
  /** The analysis to be shown with it. */
  analysis: Cards | null;
  /** Null if the game has no board in the browser: then it is told in words alone. */
  module: GameModule | null;
  pieces: unknown;
  text: Text;
  tell: (fact: Fact) => string;
  /** A move in its notation as a sentence. */
  spell: (move: string) => string;
}

/** Fetch a recording at the place the address names. Without one it is seen from the beginning. */
export async function opened(recording: Recording, language: Language, search: string): Promise<Opened> {
  const place = placeOf(search);
  const viewer = viewerOf(recording.table, search);
  const replay = await recording.seenBy(viewer);
  const { game, players } = replay;
  const [loaded, games, text] = await Promise.all([
    loadGame(game),
    allGames(),
    texts(language, game, 'replay', 'analysis'),
  ]);
  const kinds = games.find((one) => one.game === game)?.kinds ?? [];
  const teller = { game, kinds, texts: text, names: distinct(players) };
  return {
    recording,
    viewer,
    replay,
    step: place.step ?? 0,
    analysis: replay.record === null ? null : place.analysis,
    module: loaded?.module ?? null,
    pieces: loaded?.pieces ?? null,
    text,
    tell: (fact) => tell(teller, fact),
    spell: (move) => moveInWords(teller, move),
  };
}

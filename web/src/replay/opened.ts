/** Everything a replay needs before it can be shown. */
import type { Cards } from '../analysis/wire.ts';
import type { GameModule } from '../games/contract.ts';
import { tell } from '../lib/facts.ts';
import type { Language } from '../lib/language.ts';
import { gameTexts, loadGame } from '../lib/loading.ts';
import type { Texts } from '../lib/texts.ts';
import { botName, distinct } from '../lib/words.ts';
import type { Replay } from '../lib/table.ts';
import type { Fact } from '../wire/mirabilia.ts';
import { placeOf, type Viewer } from './address.ts';
import { viewerOf } from './ahead.ts';
import type { Recording } from './recording.ts';
import { stepWith } from './turns.ts';

export interface Opened {
  recording: Recording;
  viewer: Viewer;
  replay: Replay;
  /** Who played: a bot by the name a person understands, and everybody by a name of their own. */
  names: string[];
  /** The step to begin with. */
  step: number;
  /** Whether the address names no step. */
  isUnplaced: boolean;
  /** The analysis to be shown with it. */
  analysis: Cards | null;
  module: GameModule;
  pieces: unknown;
  kinds: string[];
  text: Texts;
  tell: (fact: Fact) => string;
}

/** Fetch a recording at the place the address names. Without one it is seen from the beginning. */
export async function opened(recording: Recording, language: Language, search: string): Promise<Opened> {
  const place = placeOf(search);
  const viewer = viewerOf(recording.table, search);
  const replay = await recording.seenBy(viewer);
  const { game, players } = replay;
  const [{ module, pieces, kinds }, text] = await Promise.all([
    loadGame(game),
    gameTexts(language, game, 'replay', 'analysis'),
  ]);
  const names = distinct(players.map((player) => botName(player, text)));
  const teller = { game, kinds, texts: text, names };
  return {
    recording,
    viewer,
    replay,
    names,
    step: stepWith(replay.steps, place.step ?? 0),
    isUnplaced: place.step === null,
    analysis: replay.record === null ? null : place.analysis,
    module,
    pieces,
    kinds,
    text,
    tell: (fact) => tell(teller, fact),
  };
}

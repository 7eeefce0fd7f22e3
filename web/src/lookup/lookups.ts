/** What can be looked up about each game; loaded when somebody does. */
import { Words } from '../board/words.ts';
import { tell } from '../lib/facts.ts';
import type { Texts } from '../lib/texts.ts';
import type { Lookup, Voice } from './contract.ts';

const LOOKUPS = import.meta.glob<Lookup>('../games/*/lookup/index.ts', { import: 'default' });

/** The games that have more to look up than rules. */
export const LOOKED_UP = Object.keys(LOOKUPS).flatMap((path) => path.split('/')[2] ?? []);

/** Null for a game that has only rules. */
export async function loadLookup(game: string): Promise<Lookup | null> {
  const load = LOOKUPS[`../games/${game}/lookup/index.ts`];
  return load === undefined ? null : load();
}

/** How the pieces of a game are told. */
export function voiceOf(game: string, text: Texts): Voice {
  const words = new Words(game, text, (fact) => tell({ game, kinds: [], texts: text, names: [] }, fact));
  return { text, words };
}

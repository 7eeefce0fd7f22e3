/** Whoever tells of a game of Duel between Anna and Bruno. */
import type { Teller } from '../src/lib/facts.ts';
import { REASONS } from '../src/lib/text-files.ts';
import { texts } from '../src/lib/texts.ts';

const KINDS = ['card', 'wonder', 'token', 'resource', 'colour', 'symbol'];
export const english: Teller = {
  game: 'duel',
  kinds: KINDS,
  texts: await texts('en', 'duel', REASONS),
  names: ['Anna', 'Bruno'],
};
export const italian: Teller = { ...english, texts: await texts('it', 'duel', REASONS) };

/**
 * What a language asks of words that are put together: articles, prepositions, conjunctions, capitals. The same as
 * `core/grammar.py` on the server.
 */
import type { FluentFunction } from '@fluent/bundle';
import type { Language } from './language.ts';

/** Definite articles, as they stand before a name; in Italian with what becomes of them behind a preposition. */
const ARTICLES: Record<Language, Record<string, string>> = {
  en: { 'the ': '' },
  it: { 'il ': 'l ', 'lo ': 'llo ', 'la ': 'lla ', "l'": "ll'", 'i ': 'i ', 'gli ': 'gli ', 'le ': 'lle ' },
};

/** The Italian prepositions by the function that sets them: alone, and as the stem of an article. */
const PREPOSITIONS: [string, string, string][] = [
  ['A', 'a', 'a'],
  ['DA', 'da', 'da'],
  ['DI', 'di', 'de'],
  ['SU', 'su', 'su'],
];

/** What the texts of a language can call. */
export const FUNCTIONS: Record<Language, Record<string, FluentFunction>> = {
  en: { UPPER: upper },
  it: {
    UPPER: upper,
    ...Object.fromEntries(
      PREPOSITIONS.map(([name, alone, stem]) => [name, ([words]) => preposed(alone, stem, String(words))]),
    ),
  },
};

/** An id that is printed in capitals. */
function upper([words]: unknown[]): string {
  return String(words).toUpperCase();
}

/** Words behind a preposition, which takes in their article; `ad` before another a. */
function preposed(alone: string, stem: string, words: string): string {
  for (const [article, ending] of Object.entries(ARTICLES.it)) {
    if (words.startsWith(article)) return stem + ending + words.slice(article.length);
  }
  return alone === 'a' && beginsWith(words, 'a') ? `ad ${words}` : `${alone} ${words}`;
}

/** Made once: making one takes longer than using it a hundred times. */
const ROWS: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  it: new Intl.ListFormat('it', { type: 'conjunction' }),
};

/** A row of words with "and" before the last: semicolons between items with commas; `ed` before another e. */
export function joined(language: Language, items: string[]): string {
  if (items.some((item) => item.includes(', '))) return items.join('; ');
  const row = ROWS[language].format(items);
  const last = items.at(-1) ?? '';
  const isPlain = language === 'it' && beginsWith(last, 'e') && row.endsWith(` e ${last}`);
  return isPlain ? `${row.slice(0, -last.length - 1)}d ${last}` : row;
}

/** A sentence; one that begins with an article gets a capital. Names are as people write them. */
export function opened(language: Language, sentence: string): string {
  const isOpen = Object.keys(ARTICLES[language]).some((article) => sentence.startsWith(article));
  return isOpen ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence;
}

/** Phrases behind each other: only the first begins with a capital. */
export function inARow(phrases: string[]): string {
  return phrases.map((phrase, number) => (number > 0 ? uncapitalised(phrase) : phrase)).join('; ');
}

/** A phrase inside of a sentence. */
export function uncapitalised(phrase: string): string {
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

function beginsWith(text: string, vowel: string): boolean {
  return text.charAt(0).toLowerCase() === vowel;
}

import { read } from './store.ts';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Under this name the browser keeps the language a person has chosen. */
export const CHOSEN = 'language';

/** The language chosen before, else the first of the browser's that there is, else English. */
export function preferredLanguage(): Language {
  const wishes = [read(CHOSEN) ?? '', ...navigator.languages];
  const known = wishes.map((wish) => LANGUAGES.find((language) => language === wish.split('-')[0]));
  return known.find((language) => language !== undefined) ?? 'en';
}

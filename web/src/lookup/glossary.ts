/** The terms of a rule book: what they are called, what they mean in a sentence, and in which forms rules have them. */
import type { Texts } from '../lib/texts.ts';

export interface Term {
  id: string;
  name: string;
  means: string;
  /** Forms under which it is found in the rules, the name among them. */
  forms: string[];
}

/** In the order of the alphabet. */
export function termsOf(game: string, ids: string[], text: Texts): Term[] {
  return ids
    .map((id) => {
      const key = `glossary-${game}-${id}`;
      const name = text(key);
      const also = text.form(key, 'also');
      // Without such an attribute the form is the name itself.
      return { id, name, means: text.form(key, 'means'), forms: [...new Set([name, ...also.split('|')])].map(trimmed) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, text.language));
}

function trimmed(form: string): string {
  return form.trim();
}

export function addressOf(game: string, term: string): string {
  return `/glossary/${game}#${term}`;
}

/**
 * Texts in Italian or English, from the same Fluent files as the terminal's and the server's.
 *
 * The texts of a game in a language are a chunk of their own, loaded when they are asked for. As on the server, a text is the
 * value of a message; messages may refer to each other and to terms, and values get no isolation marks.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FUNCTIONS } from './grammar.ts';
import type { Language } from './language.ts';
import { sourcesOf } from './text-files.ts';

export type Values = Record<string, string | number>;

/** The text of a message, filled in. */
export type Text = (key: string, values?: Values) => string;

/** All texts of a language that are loaded; they also say whether there is one. */
export interface Texts extends Text {
  readonly language: Language;
  has: (key: string) => boolean;
  /** A name as a sentence needs it, such as with its article; the bare name if it has no such form. */
  form: (key: string, form: string, values?: Values) => string;
}

/** The texts of every page, and if they are named those of a game and of pages that have their own. */
export async function texts(language: Language, game?: string, ...pages: string[]): Promise<Texts> {
  return textsFrom(language, await sourcesOf(language, game, ...pages));
}

/** The texts of Fluent sources. */
export function textsFrom(language: Language, sources: string[]): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS[language] });
  for (const source of sources) report(bundle.addResource(parsed(source)));
  const text: Text = (key, values) => textOf(bundle, key, values);
  const form = (key: string, name: string, values?: Values) => {
    const pattern = bundle.getMessage(key)?.attributes[name];
    return pattern === undefined ? text(key, values) : bundle.formatPattern(pattern, values);
  };
  return Object.assign(text, { language, form, has: (key: string) => bundle.getMessage(key)?.value != null });
}

/** The texts of a page are a part of those of every game: what has been read is kept. */
const read = new Map<string, FluentResource>();

function parsed(source: string): FluentResource {
  const resource = read.get(source) ?? new FluentResource(source);
  read.set(source, resource);
  return resource;
}

function textOf(bundle: FluentBundle, key: string, values?: Values): string {
  const pattern = bundle.getMessage(key)?.value;
  if (pattern == null) {
    report([new Error(`no text "${key}" in language "${bundle.locales[0] ?? ''}"`)]);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  report(errors.map((error) => new Error(`text "${key}" in language "${bundle.locales[0] ?? ''}": ${error.message}`)));
  return text;
}

/** A mistake in a text stops whoever develops; a player gets the best that can be shown, and tests hear of it. */
function report(errors: Error[]): void {
  const [error] = errors;
  if (error === undefined) return;
  if (import.meta.env.DEV) throw error;
  console.error(error.message);
}

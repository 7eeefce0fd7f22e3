/**
 * Every text the pages ask for is there, in both languages, and none is there for nobody.
 *
 * A key has to be there when it is asked for as `text('web-home')`, and counts as used wherever it stands in quotes. One
 * that is put together begins with a fixed part that ends in a dash, `web-theme-${theme}`: then all keys that begin so
 * count as used, and there must be some.
 */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/language.ts';

const SOURCES = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TEXTS = import.meta.glob<string>(['../../locales/*/*.ftl'], { query: '?raw', import: 'default', eager: true });

/** The files whose texts only these pages use. */
const OWN = ['web', 'web-board', 'web-company', 'web-further', 'web-replay', 'duel-board'];
/** Said by the server. */
const OF_THE_SERVER = ['web-not-built', 'web-not-built-why'];
const ASKED = /\btexts?\(\s*(['"`])([a-z][\w-]*)(\$\{)?/g;
const MENTIONED = /(['"`])((?:web|duel)-[\w-]*)(\$\{)?/g;

function keysOf(language: string, name: string): string[] {
  const source = TEXTS[`../../locales/${language}/${name}.ftl`] ?? '';
  return new FluentResource(source).body.map((message) => message.id);
}

function namesOf(language: string): string[] {
  const folder = `../../locales/${language}/`;
  return Object.keys(TEXTS)
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length).replace('.ftl', ''));
}

/** Whole keys, and the beginnings of those that are put together. */
function found(pattern: RegExp): { keys: Set<string>; beginnings: Set<string> } {
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  for (const source of Object.values(SOURCES)) {
    for (const [, , key = '', open] of source.matchAll(pattern)) (open === undefined ? keys : beginnings).add(key);
  }
  return { keys, beginnings };
}

/** What a pattern refers to counts as used. */
function referred(language: string): Set<string> {
  const files = Object.entries(TEXTS).filter(([path]) => path.includes(`/${language}/`));
  return new Set(
    files.flatMap(([, source]) => [...source.matchAll(/\{ ?([a-z][\w-]*) ?\}/g)].map((one) => one[1] ?? '')),
  );
}

test.each(LANGUAGES)('every key that is asked for is there (%s)', (language) => {
  const there = new Set(namesOf(language).flatMap((name) => keysOf(language, name)));
  const { keys, beginnings } = found(ASKED);
  expect(keys.size).toBeGreaterThan(100);
  expect([...keys].filter((key) => !there.has(key))).toEqual([]);
  const idle = [...beginnings].filter((beginning) => ![...there].some((key) => key.startsWith(beginning)));
  expect(idle).toEqual([]);
  for (const beginning of beginnings) expect(beginning).toMatch(/-$/);
});

test.each(OWN)('every text of %s is asked for by a page', (name) => {
  const { keys, beginnings } = found(MENTIONED);
  const inside = referred('en');
  const used = (key: string) =>
    keys.has(key) || inside.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning));
  const unused = keysOf('en', name).filter((key) => !used(key) && !OF_THE_SERVER.includes(key));
  expect(unused).toEqual([]);
});

test('both languages have the same texts', () => {
  expect(namesOf('it')).toEqual(namesOf('en'));
  for (const name of namesOf('en')) expect(keysOf('it', name).sort()).toEqual(keysOf('en', name).sort());
});

import { FluentResource } from '@fluent/bundle';
import { describe, expect, test, vi } from 'vitest';
import { CHOSEN, LANGUAGES, preferredLanguage } from '../src/lib/language.ts';
import { REASONS } from '../src/lib/text-files.ts';
import { texts, textsFrom } from '../src/lib/texts.ts';

const SOURCES = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const GAMES = ['duel', 'seven', 'world'];

function keysOf(language: string, name: string): string[] {
  const source = Object.entries(SOURCES).find(([path]) => path.endsWith(`/${language}/${name}.ftl`));
  return new FluentResource(source?.[1] ?? '').body.map((message) => message.id);
}

describe('texts', () => {
  test('come in both languages', async () => {
    const english = await texts('en');
    const italian = await texts('it');
    expect(english('web-settings')).toBe('Settings');
    expect(italian('web-settings')).toBe('Impostazioni');
  });

  test('are filled in without isolation marks, with the plural of the language', async () => {
    const english = await texts('en', 'duel');
    const italian = await texts('it', 'duel');
    expect(english('duel-event-built', { player: 'Bruno', card: 'Baths' })).toBe('Bruno builds Baths.');
    expect(italian('duel-event-built', { player: 'Bruno', the_card: 'i Bagni' })).toBe('Bruno costruisce i Bagni.');
    expect([1, 3].map((coins) => english('duel-coins', { coins }))).toEqual(['1 coin', '3 coins']);
    expect([1, 3].map((coins) => italian('duel-coins', { coins }))).toEqual(['1 moneta', '3 monete']);
  });

  test('of a game are there only if it is asked for', async () => {
    const text = await texts('en', 'duel');
    expect(text('duel-card-baths')).toBe('Baths');
    expect(() => text('seven-title')).toThrow('no text "seven-title" in language "en"');
  });

  test.each(LANGUAGES)('of every game need none of another file (%s)', async (language) => {
    for (const game of GAMES) {
      const text = await texts(language, game);
      const why = await texts(language, game, REASONS);
      const names = Object.keys(SOURCES)
        .filter((path) => path.includes(`/${language}/${game}`) && !path.includes('screen'))
        .map((path) => path.replace(/.*\/|\.ftl/g, ''));
      const keys = names.flatMap((name) => keysOf(language, name));
      expect(keys.length).toBeGreaterThan(100);
      for (const key of keys) {
        const asked = key.includes('-reason-') ? why : text;
        expect(complaint(() => asked(key))).not.toMatch(/no text|Unknown (message|term)/);
      }
    }
  });

  test('of a game say why a move is good only if that is asked for', async () => {
    const cheaper = { coins: 1 };
    expect((await texts('en', 'seven', REASONS))('reasons-coins', cheaper)).toBe('1 coin');
    expect((await texts('en', 'seven', 'analysis'))('reasons-coins', cheaper)).toBe('1 coin');
    expect((await texts('en', 'seven')).has('reasons-coins')).toBe(false);
  });

  test('that are missing or lack a value stop whoever develops', async () => {
    const text = await texts('it', 'duel');
    expect(() => text('no-such-text')).toThrow('no text "no-such-text" in language "it"');
    expect(() => text('duel-event-built')).toThrow('text "duel-event-built" in language "it": Unknown variable');
  });

  test('that are missing or lack a value do not stop a player', async () => {
    vi.stubEnv('DEV', false);
    const heard = vi.spyOn(console, 'error').mockReturnValue();
    const text = await texts('it', 'duel');
    expect(text('no-such-text')).toBe('no-such-text');
    expect(heard).toHaveBeenCalledWith('no text "no-such-text" in language "it"');
    expect(text('duel-event-built', { the_card: 'i Bagni' })).toBe('{$player} costruisce i Bagni.');
  });

  test('mean the value of a message, as on the server: not its attributes, not a term', () => {
    const source = '-term = Term\nboth = Uses { -term }\n    .title = Title\nbare =\n    .title = Title\n';
    const text = textsFrom('en', [source]);
    expect(text('both')).toBe('Uses Term');
    for (const key of ['-term', 'both.title', 'bare']) expect(() => text(key)).toThrow(`no text "${key}"`);
  });

  test('may be there only once', () => {
    expect(() => textsFrom('en', ['twice = 1', 'twice = 2'])).toThrow('twice');
  });
});

describe('the preferred language', () => {
  test.each([
    [null, ['fr-FR', 'it-CH', 'en'], 'it'],
    [null, ['en-GB'], 'en'],
    [null, ['fr', 'de'], 'en'],
    [null, [], 'en'],
    ['it', ['en'], 'it'],
    ['klingon', ['it'], 'it'],
  ])('chosen %s, browser %j: %s', (chosen, browser, expected) => {
    vi.stubGlobal('navigator', { languages: browser });
    if (chosen !== null) localStorage.setItem(CHOSEN, chosen);
    expect(preferredLanguage()).toBe(expected);
  });
});

function complaint(act: () => void): string {
  try {
    act();
    return '';
  } catch (error) {
    return String(error);
  }
}

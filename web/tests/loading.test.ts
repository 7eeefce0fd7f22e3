import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte.ts';
import type * as Loading from '../src/lib/loading.ts';

const ENVOYS = { en: 'seven-category-envoys = Envoys', it: 'seven-category-envoys = Ambasciatori' };

/** What the server was asked. */
let asked: string[] = [];

/** The module of a page that has just been opened, which has asked for nothing yet. */
async function opened(): Promise<typeof Loading> {
  vi.resetModules();
  return import('../src/lib/loading.ts');
}

function serve(bringsTexts: boolean, texts = 200): void {
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const { pathname, searchParams } = new URL(address, location.href);
    if (pathname === '/api/games') {
      return Promise.resolve(Response.json([{ game: 'seven', kinds: [], brings_texts: bringsTexts }]));
    }
    const language = searchParams.get('lang') === 'it' ? 'it' : 'en';
    return Promise.resolve(Response.json({ game: 'seven', sources: [ENVOYS[language]] }, { status: texts }));
  });
}

beforeEach(() => {
  asked = [];
  settings.language = 'en';
});

describe('the texts of a game', () => {
  test('that all come with the pages are not asked of the server', async () => {
    serve(false);
    const { gameTexts } = await opened();
    expect((await gameTexts('en', 'seven'))('seven-title')).toBe('7 Wonders');
    expect((await gameTexts('it', 'seven')).has('seven-category-envoys')).toBe(false);
    expect(asked).toEqual(['/api/games?lang=en']);
  });

  test('have those of an expansion from elsewhere with them, in the language of the page', async () => {
    serve(true);
    const { gameTexts } = await opened();
    const english = await gameTexts('en', 'seven');
    expect([english('seven-title'), english('seven-category-envoys')]).toEqual(['7 Wonders', 'Envoys']);
    expect((await gameTexts('it', 'seven', 'analysis'))('seven-category-envoys')).toBe('Ambasciatori');
    expect(asked).toEqual(['/api/games?lang=en', '/api/games/seven/texts?lang=en', '/api/games/seven/texts?lang=it']);
  });

  test('are there as far as they come with the pages when the server does not answer', async () => {
    serve(true, 503);
    const { gameTexts } = await opened();
    expect((await gameTexts('en', 'seven'))('seven-title')).toBe('7 Wonders');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const again = await opened();
    expect((await again.gameTexts('en', 'seven'))('seven-title')).toBe('7 Wonders');
  });
});

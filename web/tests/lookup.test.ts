import { describe, expect, test } from 'vitest';
import type { Mark } from '../src/drawing/marks.ts';
import { costOf, marksOf } from '../src/games/duel/looks.ts';
import type { Pieces as DuelPieces } from '../src/games/duel/types.ts';
import { LANGUAGES } from '../src/lib/language.ts';
import { blocksOf } from '../src/lib/markdown.ts';
import { texts } from '../src/lib/texts.ts';
import { Annotator } from '../src/lookup/annotate.ts';
import { annotationsOf } from '../src/lookup/annotated.ts';
import type { Entry, Facet, Lookup } from '../src/lookup/contract.ts';
import { found, queryOf, usedFacets, wantedIn } from '../src/lookup/filtering.ts';
import { termsOf } from '../src/lookup/glossary.ts';
import { loadLookup, LOOKED_UP, voiceOf } from '../src/lookup/lookups.ts';
import duelPieces from './fixtures/duel-pieces.json';
import worldPieces from './fixtures/world-pieces.json';

const PIECES: Record<string, unknown> = { duel: duelPieces, world: worldPieces };
const GLOSSARIES = import.meta.glob<string>('../../locales/*/web-glossary.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const RULES = import.meta.glob<string>('../../locales/*/*-rules.md', { query: '?raw', import: 'default', eager: true });

async function opened(game: string, language: (typeof LANGUAGES)[number]) {
  const lookup = (await loadLookup(game)) as Lookup;
  const text = await texts(language, game, 'lookup', 'glossary');
  return { lookup, voice: voiceOf(game, text) };
}

async function entriesOf(game: string): Promise<{ entries: Entry[]; facets: Facet[] }> {
  const { lookup, voice } = await opened(game, 'en');
  const entries = lookup.entries(PIECES[game], voice);
  return { entries, facets: usedFacets(lookup.facets(voice), entries) };
}

const names = (entries: Entry[]) => entries.map(({ name }) => name);

describe('the pieces', () => {
  test.each(Object.keys(PIECES).flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    'of %s all have words (%s)',
    async (game, language) => {
      const { lookup, voice } = await opened(game, language);
      const entries = lookup.entries(PIECES[game], voice);
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
      for (const entry of entries)
        expect([entry.key, entry.name !== '', entry.says.length > 0]).toEqual([entry.key, true, true]);
      const labels = lookup.facets(voice).flatMap(({ label, values }) => [label, ...values.map((one) => one.label)]);
      expect(labels).not.toContain('');
      // Every value that a piece has can be chosen.
      for (const facet of lookup.facets(voice)) {
        const offered = new Set(facet.values.map(({ id }) => id));
        const used = entries.flatMap(({ facets }) => facets[facet.id] ?? []);
        expect(used.filter((value) => !offered.has(value))).toEqual([]);
      }
      expect(
        lookup.legend(PIECES[game], voice).flatMap(({ items }) => items.filter(({ says }) => says === '')),
      ).toEqual([]);
    },
  );

  test('of Duel are all there, each with what it does', async () => {
    const { entries } = await entriesOf('duel');
    const { cards, wonders, tokens } = duelPieces as unknown as DuelPieces;
    expect(entries).toHaveLength(cards.length + wonders.length + tokens.length);
    expect(entries.filter(({ facets }) => facets['effect']?.length === 0)).toEqual([]);
    const aqueduct = entries.find(({ key }) => key === 'card:aqueduct');
    expect(aqueduct?.freedBy).toEqual([{ key: 'card:baths', name: 'Baths' }]);
    expect(entries.find(({ key }) => key === 'card:baths')?.frees).toEqual([
      { key: 'card:aqueduct', name: 'Aqueduct' },
    ]);
  });

  test('of World Wonders that are printed alike are one', async () => {
    const { entries } = await entriesOf('world');
    const { tiles } = worldPieces as { tiles: unknown[] };
    const told = entries.filter(({ kind }) => kind === 'tile').map(({ notes }) => Number(notes[0]?.split(' ')[0]));
    expect(told.reduce((sum, number) => sum + number, 0)).toBe(tiles.length);
  });
});

describe('a search', () => {
  test('finds words of names and effects, without accents and capitals', async () => {
    const { entries } = await entriesOf('duel');
    expect(names(found(entries, { typed: 'BATHS', chosen: {} }))).toEqual(['Baths']);
    expect(names(found(entries, { typed: 'fixed price glass', chosen: {} }))).toEqual(['Customs House']);
    expect(found(entries, { typed: 'nothing of the kind', chosen: {} })).toEqual([]);
  });

  test('narrows by every facet that is chosen', async () => {
    const { entries } = await entriesOf('duel');
    const chosen = { colour: 'yellow', age: 'age_2', effect: 'production' };
    expect(names(found(entries, { typed: '', chosen }))).toEqual(['Forum', 'Caravansery']);
  });

  test('stands in the address, and what no piece has is passed over', async () => {
    const { facets } = await entriesOf('duel');
    const wanted = { typed: 'temple of', chosen: { kind: 'wonder', cost: 'papyrus' } };
    expect(queryOf(wanted)).toBe('?q=temple+of&kind=wonder&cost=papyrus');
    expect(wantedIn(queryOf(wanted), facets)).toEqual(wanted);
    expect(wantedIn('?kind=dragon&else=1', facets)).toEqual({ typed: '', chosen: {} });
    expect(queryOf({ typed: ' ', chosen: { kind: '' } })).toBe('');
  });
});

describe('the legend', () => {
  test('of Duel has every drawing that a card, a Wonder or a cost can show', async () => {
    const { lookup, voice } = await opened('duel', 'en');
    const shown = lookup.legend(duelPieces, voice).flatMap(({ items }) => items.flatMap(({ marks }) => marks));
    const { cards, wonders } = duelPieces as unknown as DuelPieces;
    const drawn = [
      ...[...cards, ...wonders].flatMap(({ effects, cost }) => [...marksOf(effects), ...costOf(cost)]),
      ...cards.flatMap(({ cost, free_with }) => costOf(cost, free_with)),
    ];
    const look = (mark: Mark) => ('path' in mark ? mark.path : 'kind' in mark ? mark.kind : mark.is);
    const explained = new Set(shown.map(look));
    expect(drawn.map(look).filter((one) => !explained.has(one))).toEqual([]);
  });
});

describe('the glossary', () => {
  test.each(LOOKED_UP)('of %s has a name and a sentence for every term, in both languages', async (game) => {
    for (const language of LANGUAGES) {
      const { lookup, voice } = await opened(game, language);
      const terms = termsOf(game, lookup.terms, voice.text);
      for (const { name, means, forms } of terms) {
        expect(means).toMatch(/^[^a-z].*\.$/u);
        expect(means).not.toBe(name);
        expect(forms).not.toContain('');
      }
      const source = Object.entries(GLOSSARIES).find(([path]) => path.includes(`/${language}/`))?.[1] ?? '';
      const written = [...source.matchAll(new RegExp(`^glossary-${game}-([a-z-]+) =`, 'gm'))].map(([, id]) => id);
      expect(written.sort()).toEqual([...lookup.terms].sort());
    }
  });

  test.each(LOOKED_UP)('of %s is linked from the rules', async (game) => {
    for (const language of LANGUAGES) {
      const { lookup, voice } = await opened(game, language);
      const markdown =
        Object.entries(RULES).find(([path]) => path.endsWith(`/${language}/${game}-rules.md`))?.[1] ?? '';
      const annotator = new Annotator(lookup.phrases(voice), termsOf(game, lookup.terms, voice.text));
      const parts = [...annotationsOf(blocksOf(markdown), annotator).values()].flat();
      const linked = new Set(parts.flatMap((part) => (part.is === 'term' ? [part.term] : [])));
      expect([language, lookup.terms.filter((term) => !linked.has(term))]).toEqual([language, []]);
      expect(parts.some(({ is }) => is === 'amount')).toBe(true);
    }
  });
});

describe('annotations', () => {
  const coin: Mark = { is: 'coin', value: 3 };
  const annotator = new Annotator(
    [{ words: '3 coins', marks: [coin] }],
    [{ id: 'coins', name: 'coins', means: '', forms: ['coins', 'coin'] }],
  );

  test('put drawings before amounts and link each term once in a chapter', () => {
    annotator.beginChapter();
    expect(annotator.parts('Take 3 coins. Coins are coins; coinsmith is none.')).toEqual([
      { is: 'text', text: 'Take ' },
      { is: 'amount', text: '3 coins', marks: [coin] },
      { is: 'text', text: '. ' },
      { is: 'term', text: 'Coins', term: 'coins' },
      { is: 'text', text: ' are coins; coinsmith is none.' },
    ]);
    expect(annotator.parts('coins')).toEqual([{ is: 'text', text: 'coins' }]);
    annotator.beginChapter();
    expect(annotator.parts('coins')).toEqual([{ is: 'term', text: 'coins', term: 'coins' }]);
  });
});

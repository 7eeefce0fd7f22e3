import { FluentResource } from '@fluent/bundle';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { touched } from '../src/board/recent.ts';
import { Words } from '../src/board/words.ts';
import { Catalogue } from '../src/games/duel/catalogue.ts';
import { DEEDS } from '../src/games/duel/flights.ts';
import { boxOf, firstFocus, opened, slotOf, towards } from '../src/games/duel/model.ts';
import { trackOf, trackWords } from '../src/games/duel/track.ts';
import type { Pieces } from '../src/games/duel/types.ts';
import { cardLabel } from '../src/games/duel/words.ts';
import { actionsOn, groupBySubject, isLegal } from '../src/lib/actions.ts';
import { tell } from '../src/lib/facts.ts';
import { LANGUAGES } from '../src/lib/language.ts';
import { texts } from '../src/lib/texts.ts';
import type { Fact } from '../src/wire/mirabilia.ts';
import { load, position, type Position } from './fixtures.ts';
import { english } from './tellers.ts';

const SOURCES = import.meta.glob<string>('../../locales/*/duel-board.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CODE = Object.values(
  import.meta.glob<string>('../src/games/duel/*', { query: '?raw', import: 'default', eager: true }),
).join('\n');

let pieces: Pieces;
let catalogue: Catalogue;
let turn: Position;
const text = english.texts;
const tellInEnglish = (fact: Fact) => tell(english, fact);
const words = new Words('duel', text, tellInEnglish);

beforeAll(async () => {
  pieces = (await load('duel-pieces')) as Pieces;
  catalogue = new Catalogue(pieces);
  turn = await position('turn1');
});

afterEach(() => {
  document.documentElement.lang = '';
});

function slot(card: string) {
  const slot = slotOf(turn.view, card);
  if (!slot) throw new Error(`${card} does not lie there`);
  return slot;
}

describe('actions', () => {
  test('on a card are to build it, to discard it, and every Wonder not yet built, legal or not', () => {
    const actions = actionsOn(turn.actions, 'card', 'clay_reserve');
    expect(actions.map((action) => [action.text, isLegal(action)])).toEqual([
      ['build clay_reserve', false],
      ['discard clay_reserve', true],
      ['wonder pyramids with clay_reserve', true],
      ['wonder great_library with clay_reserve', false],
      ['wonder colossus with clay_reserve', false],
      ['wonder statue_of_zeus with clay_reserve', false],
    ]);
    expect(actions[0]?.cost?.short).toBe(1);
    expect(actions[1]?.gains).toEqual([{ gain: 'coins', coins: 3 }]);
  });

  test('come together by what they are about', () => {
    const groups = groupBySubject(turn.actions);
    expect(groups.map(({ kind, id }) => `${kind}:${id}`)).toEqual([
      'card:baths',
      'card:logging_camp',
      'card:pharmacist',
      'card:clay_reserve',
    ]);
    expect(groups.flatMap(({ actions }) => actions)).toHaveLength(turn.actions.length);
  });
});

describe('arrow keys', () => {
  const walk = (from: string, key: string) => towards(turn.view.layout, slot(from), key).card;

  test('lead to the nearest card that way', () => {
    expect(walk('baths', 'ArrowRight')).toBe('logging_camp');
    expect(walk('pharmacist', 'ArrowRight')).toBe('clay_reserve');
    expect(walk('clay_reserve', 'ArrowLeft')).toBe('pharmacist');
    expect(walk('guard_tower', 'ArrowDown')).toBe('logging_camp');
    expect(walk('clay_reserve', 'ArrowUp')).toBe('clay_pit');
  });

  test('stay where nothing lies that way', () => {
    expect(walk('baths', 'ArrowLeft')).toBe('baths');
    expect(walk('baths', 'ArrowDown')).toBe('baths');
  });

  test('begin on a card that can be taken', () => {
    expect(firstFocus(turn.view.layout)?.card).toBe('baths');
  });
});

test('with all cards open the backs become faces, and nothing else changes', () => {
  const layout = opened(turn.view.layout, { layout: Array.from({ length: 20 }, () => 'press') });
  expect(layout.map(({ card }) => card)).not.toContain(undefined);
  expect(layout.find(({ slot }) => slot === 9)?.card).toBe('baths');
  expect(opened(turn.view.layout, null)).toBe(turn.view.layout);
});

test('a move tells what it was about', () => {
  const since = [{ movers: [0], events: turn.events }];
  expect([...touched(since, DEEDS, english.kinds)]).toEqual(['card:quarry']);
});

test('cards that are left grow from the middle: the box shrinks by rows, and by columns on both sides alike', () => {
  const full = turn.view.layout;
  expect(boxOf(full)).toEqual({ left: 1, top: 0, columns: 5, rows: 4 });
  const last = Math.max(...full.map(({ row }) => row));
  expect(boxOf(full.filter(({ row }) => row < last))).toEqual({ left: 2, top: 0, columns: 4, rows: 3 });
  const leftmost = Math.min(...full.map(({ x }) => x));
  expect(boxOf(full.filter(({ x }) => x > leftmost))).toEqual(boxOf(full));
  const [only] = full;
  expect(only && boxOf([only])).toEqual({ left: (only?.x ?? 0) - 1, top: only?.row, columns: 1, rows: 1 });
});

describe('the conflict track', () => {
  test('has the own capital on the left', () => {
    const view = structuredClone(turn.view);
    view.conflict.pawn = 4;
    view.conflict.tokens = [
      [
        { distance: 3, coins: 2 },
        { distance: 6, coins: 5 },
      ],
      [{ distance: 6, coins: 5 }],
    ];
    const mine = trackOf(view, catalogue.zones, 0);
    expect(mine.pawn).toBe(4);
    expect(mine.cells).toHaveLength(19);
    expect(mine.cells.map(({ capital }) => capital).filter((seat) => seat !== null)).toEqual([0, 1]);
    expect(mine.zones.map(({ loot }) => loot)).toEqual([0, 5, 2, 0, 0, 0, 0, 5, 0]);
    expect(mine.zones.reduce((sum, { cells }) => sum + cells, 0)).toBe(19);
    expect(trackOf(view, catalogue.zones, 1).pawn).toBe(-4);
    expect(trackOf(view, catalogue.zones, 1).zones.map(({ loot }) => loot)).toEqual([0, 5, 0, 0, 0, 0, 2, 5, 0]);
    expect(trackWords(text, view, ['Anna', 'Bruno'], 1)).toBe(
      'The Conflict pawn stands 4 spaces towards Bruno; 5 spaces more and the capital falls.',
    );
  });
});

describe('words', () => {
  test('of a card say everything in one breath', () => {
    const price = turn.view.cities[1].costs.cards['pharmacist'];
    expect(cardLabel({ text, words }, catalogue.card('pharmacist'), slot('pharmacist'), price)).toBe(
      'Pharmacist, scientific structure, Science symbol: mortar, costs 2 coins, for you 2 coins, can be taken',
    );
  });

  test('of a price say what is short', () => {
    const { cards } = turn.view.cities[1].costs;
    expect(cards['clay_reserve'] && words.price(cards['clay_reserve'])).toBe('3 coins, 1 coin short');
  });

  test('of the parts of a price are told one by one', () => {
    const cost = turn.view.cities[0].costs.wonders['great_lighthouse'];
    expect(cost?.parts?.map(tellInEnglish)).toEqual(['1 stone produced', '1 wood for 2', '2 papyrus for 6 (3 each)']);
  });

  test('of a chain name the card that gives it', () => {
    const chain = { cost: 'chain', chain: 'mask', card: 'theater', saves: 4 };
    expect(words.price({ coins: 0, parts: [chain] })).toBe('free thanks to Theater (saves 4 coins)');
  });

  test.each(LANGUAGES)('are there for every effect, cost and name (%s)', async (language) => {
    document.documentElement.lang = language;
    const said = new Words('duel', await texts(language, 'duel'), tellInEnglish);
    for (const piece of [...pieces.cards, ...pieces.wonders, ...pieces.tokens]) {
      for (const phrase of said.effects(piece)) expect(phrase).not.toMatch(/undefined|\{|NaN/);
    }
    for (const { cost } of [...pieces.cards, ...pieces.wonders]) expect(said.printedCost(cost)).not.toBe('');
    for (const card of pieces.cards) expect(said.name('card', card.id)).not.toMatch(/^duel-/);
  });

  test('of the board are the same in both languages, and all are used', () => {
    const keys = LANGUAGES.map((language) => {
      const source = Object.entries(SOURCES).find(([path]) => path.includes(`/${language}/`))?.[1] ?? '';
      return new FluentResource(source).body.map(({ id }) => id);
    });
    expect(keys[0]).toEqual(keys[1]);
    const beginnings = [...CODE.matchAll(/`(duel-board-[a-z-]*?)-?\$\{/g)].map((match) => match[1] ?? '');
    for (const key of keys[0] ?? []) {
      const built = beginnings.some((beginning) => beginning !== 'duel-board' && key.startsWith(beginning));
      expect(built || CODE.includes(`'${key}'`) || ['duel-board-build', 'duel-board-discard'].includes(key), key).toBe(
        true,
      );
    }
  });
});

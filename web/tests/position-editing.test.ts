import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Draft } from '../src/position/draft.svelte.ts';
import {
  blankOf,
  candidatesFor,
  completed,
  fieldAt,
  isSketch,
  piecesIn,
  placed,
  taken,
  veiled,
} from '../src/position/fields.ts';
import { hasPosition, linkTo, positionIn } from '../src/position/link.ts';
import { Names, playersOf } from '../src/position/names.ts';
import { nameOf, pathOf, valueAt, without, withValue, type Snapshot } from '../src/position/paths.ts';
import { nearest, towards } from '../src/position/places.ts';
import { texts } from '../src/lib/texts.ts';
import type { Field, Form } from '../src/wire/mirabilia.ts';

const card: Field = { kind: 'piece', pieces: ['card'] };
/** A part of the form of Duel, as the server describes it. */
const FORM: Form = {
  fields: {
    kind: 'group',
    fields: {
      game: { kind: 'choice', needed: true, choices: ['duel'] },
      cities: {
        kind: 'row',
        needed: true,
        length: 2,
        item: {
          kind: 'group',
          fields: {
            coins: { kind: 'number', needed: true, least: 0, most: 9999 },
            cards: { kind: 'row', item: card },
            wonders: {
              kind: 'map',
              drawn: 'open',
              key: { kind: 'piece', pieces: ['wonder'] },
              item: { ...card, nullable: true },
            },
          },
        },
      },
      layout: { kind: 'row', drawn: 'open', item: { ...card, nullable: true } },
      decks: { kind: 'map', drawn: 'hidden', key: { kind: 'text' }, item: { kind: 'row', item: card } },
      playing: { kind: 'group', nullable: true, fields: { card: { ...card, refers: true } } },
    },
  },
  stock: { card: { baths: 1, altar: 1, walls: 1, stable: 1 }, wonder: { pyramids: 1 } },
};
const SNAPSHOT: Snapshot = {
  game: 'duel',
  cities: [{ coins: 7, cards: ['baths'], wonders: { pyramids: null } }, { coins: 3 }],
  layout: ['altar', null],
  decks: { 2: ['walls'] },
};

describe('a path', () => {
  test('is written as the server names fields', () => {
    const path = pathOf('cities[0].wonders.pyramids');
    expect(path).toEqual(['cities', 0, 'wonders', 'pyramids']);
    expect(nameOf(path)).toBe('cities[0].wonders.pyramids');
  });

  test('leads to a value, to another one in its place, or to none', () => {
    expect(valueAt(SNAPSHOT, pathOf('cities[0].cards[0]'))).toBe('baths');
    expect(valueAt(SNAPSHOT, pathOf('cities[5].cards[0]'))).toBeUndefined();
    const changed = withValue(SNAPSHOT, pathOf('cities[1].cards[0]'), 'stable');
    expect(valueAt(changed, ['cities', 1])).toEqual({ coins: 3, cards: ['stable'] });
    expect(without(changed, pathOf('cities[1].cards[0]'))['cities']).toEqual([
      expect.anything(),
      { coins: 3, cards: [] },
    ]);
    expect(valueAt(SNAPSHOT, ['cities', 1])).toEqual({ coins: 3 });
  });
});

describe('the fields of a form', () => {
  test('are found by their paths, and have a value to begin with', () => {
    expect(fieldAt(FORM.fields, pathOf('cities[1].coins'))?.most).toBe(9999);
    expect(fieldAt(FORM.fields, pathOf('cities[1].nothing.more'))).toBeUndefined();
    expect(blankOf(FORM.fields.fields?.['cities']?.item ?? FORM.fields)).toEqual({ coins: 0 });
  });

  test('say where every piece is', () => {
    expect(piecesIn(FORM.fields, SNAPSHOT).map(({ path, id }) => `${nameOf(path)} ${id}`)).toEqual([
      'cities[0].cards[0] baths',
      'cities[0].wonders.pyramids pyramids',
      'layout[0] altar',
      'decks.2[0] walls',
    ]);
  });

  test('a piece that is put somewhere leaves where it was, and what lay there goes to its place', () => {
    const place = pathOf('layout[0]');
    const all = candidatesFor(FORM, SNAPSHOT, place, ['card']);
    expect(all.map(({ id, used }) => [id, used.map(nameOf)])).toEqual([
      ['baths', ['cities[0].cards[0]']],
      ['altar', []],
      ['walls', ['decks.2[0]']],
      ['stable', []],
    ]);
    const put = (id: string) => all.filter((one) => one.id === id).map((one) => placed(FORM, SNAPSHOT, place, one));
    expect(put('stable')).toEqual([{ ...SNAPSHOT, layout: ['stable', null] }]);
    expect(put('walls')).toEqual([{ ...SNAPSHOT, layout: ['walls', null], decks: { 2: ['altar'] } }]);
    const empty = pathOf('layout[1]');
    const [moved = {}] = candidatesFor(FORM, SNAPSHOT, empty, ['card']).map((one) =>
      placed(FORM, SNAPSHOT, empty, one),
    );
    expect([moved['layout'], valueAt(moved, pathOf('cities[0].cards'))]).toEqual([['altar', 'baths'], []]);
    expect(taken(FORM, SNAPSHOT, place)['layout']).toEqual([null, null]);
  });

  test('leave hidden things to chance, and say whether something is', () => {
    const sketch = veiled(FORM, SNAPSHOT);
    expect(Object.keys(sketch)).toEqual(['game', 'cities', 'layout']);
    expect(isSketch(sketch, SNAPSHOT)).toBe(true);
    expect(isSketch(SNAPSHOT, SNAPSHOT)).toBe(false);
    expect(isSketch({ ...SNAPSHOT, layout: ['?', null] }, SNAPSHOT)).toBe(true);
    expect(completed({ ...sketch, layout: ['?', null] }, SNAPSHOT)).toEqual(SNAPSHOT);
  });
});

describe('a draft', () => {
  test('takes every change back and makes it again; what is typed is one change', () => {
    const draft = new Draft(SNAPSHOT);
    draft.put(pathOf('cities[0].coins'), 1, true);
    draft.put(pathOf('cities[0].coins'), 12, true);
    draft.remove(pathOf('decks'));
    expect(draft.undo()).toBe(true);
    expect(valueAt(draft.snapshot, pathOf('cities[0].coins'))).toBe(12);
    expect(draft.undo()).toBe(true);
    expect(draft.snapshot).toEqual(SNAPSHOT);
    expect(draft.undo()).toBe(false);
    expect(draft.redo() && draft.redo() && draft.redo()).toBe(false);
    expect(draft.snapshot['decks']).toBeUndefined();
  });

  test('what is left to chance stays as it was drawn when a part of it is changed', () => {
    const draft = new Draft({ game: 'duel', cities: [{ coins: 7 }, { coins: 7 }] });
    draft.whole = SNAPSHOT;
    draft.put(pathOf('layout[1]'), 'stable');
    expect(draft.snapshot['layout']).toEqual(['altar', 'stable']);
  });
});

// Every browser has them; the one that stands for it here has not.
beforeEach(() => {
  vi.stubGlobal('CompressionStream', CompressionStream);
  vi.stubGlobal('DecompressionStream', DecompressionStream);
});

describe('a link', () => {
  test('has the whole position in it', async () => {
    const { hash, pathname } = new URL(await linkTo(SNAPSHOT, 4));
    expect([pathname, hasPosition(hash)]).toEqual(['/position', true]);
    expect(await positionIn(hash)).toEqual({ snapshot: SNAPSHOT, fill: 4 });
  });

  test('that is broken, or would be endless, is none', async () => {
    const { hash } = new URL(await linkTo(SNAPSHOT, 1));
    expect(await positionIn(hash.slice(0, -9))).toBeNull();
    expect(await positionIn('#p=%%%')).toBeNull();
    const long = new URL(await linkTo({ game: 'x'.repeat(3_000_000) }, 1));
    expect(long.hash.length).toBeLessThan(8000);
    expect(await positionIn(long.hash)).toBeNull();
  });
});

test('fields, values and pieces have names in words', async () => {
  const text = await texts('en', 'duel', 'position');
  const names = new Names('duel', text, playersOf(SNAPSHOT, text), () => undefined);
  expect(names.path(pathOf('cities[0].coins'), FORM.fields)).toBe('Player 1 – Coins');
  expect(names.path(pathOf('cities[1].wonders.pyramids'), FORM.fields)).toBe('Player 2 – Wonders – Pyramids');
  expect(names.path(pathOf('decks.2[0]'), FORM.fields)).toBe('Cards of later Ages – Age 2 – Card 1');
  expect(names.value(['layout'], FORM.fields.fields?.['layout'], ['altar', null])).toBe('Altar, Nothing');
  expect(names.choice(['choice'], 'begin')).toBe('who begins');
  expect(names.choice(['active'], 1)).toBe('Player 2');
});

test('arrow keys lead to the nearest part of the board that way', () => {
  const at = (left: number, top: number) => ({ box: { left, top, width: 10, height: 10 } });
  const [here, right, below, far] = [at(0, 0), at(30, 4), at(2, 40), at(200, 0)];
  const all = [here, right, below, far];
  expect(towards(all, here, 'ArrowRight')).toBe(right);
  expect(towards(all, here, 'ArrowDown')).toBe(below);
  expect(towards(all, far, 'ArrowLeft')).toBe(right);
  expect(towards(all, here, 'ArrowUp')).toBe(here);
});

test('a press goes to what is drawn nearest to it, and of what lies there to the smallest', () => {
  const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
  const coins = { box: box(20, 20, 20, 20), reach: box(8, 8, 44, 44) };
  const shields = { box: box(44, 20, 20, 20), reach: box(32, 8, 44, 44) };
  const city = { box: box(0, 0, 200, 100), reach: box(0, 0, 200, 100) };
  const close = [coins, shields];
  expect(nearest(close, 41, 30)).toBe(coins);
  expect(nearest(close, 43, 30)).toBe(shields);
  expect(nearest(close, 30, 10)).toBe(coins);
  expect(nearest([...close, city], 30, 30)).toBe(coins);
  expect(nearest([...close, city], 150, 80)).toBe(city);
  expect(nearest(close, 150, 80)).toBeNull();
});

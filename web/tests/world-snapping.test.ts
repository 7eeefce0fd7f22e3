/** Pieces that are moved about go to places the server has sent, or look as if they did not fit. */
import { advisedCells } from '../src/games/world/advice.ts';
import { expect, test } from 'vitest';
import {
  boxOf,
  cellAt,
  cellName,
  cellsOf,
  numberOf,
  placeFrom,
  placeName,
  SIDE,
  turned,
  turnedCell,
} from '../src/games/world/cells.ts';
import { Catalogue } from '../src/games/world/catalogue.ts';
import { handsInHand, handsOnSale, spotsOf, type Hand } from '../src/games/world/hand.ts';
import { laidIn } from '../src/games/world/laid.ts';
import { outlineOf } from '../src/games/world/outline.ts';
import { grabbedAfter, NEAR, NEAR_FINGER, snapped, towards, turnedBy } from '../src/games/world/snapping.ts';
import type { City, Pieces, View } from '../src/games/world/types.ts';
import type { BotDecision, Fact } from '../src/wire/mirabilia.ts';
import { load, type Position } from './fixtures.ts';

const catalogue = new Catalogue((await load('world-pieces')) as Pieces);

async function purchases(): Promise<Hand[]> {
  const { actions } = (await load('world-turn')) as Position<View>;
  return actions.flatMap((action) => handsOnSale(catalogue, action));
}

/** What a bot would do, one move after the other. */
function advice(...facts: Fact[]): Pick<BotDecision, 'move' | 'then'> {
  const [move = { text: '', fact: {} }, ...then] = facts.map((fact) => ({ text: '', fact }));
  return { move, then };
}

/** Points all over the map and beyond its edges, the same in every run. */
function points(): { x: number; y: number }[] {
  return Array.from({ length: 400 }, (_, at) => ({
    x: ((at * 7919) % 1400) / 100 - 1,
    y: ((at * 104729) % 1400) / 100 - 1,
  }));
}

function besideAnother(spots: Map<number, unknown>): number | undefined {
  return [...spots.keys()].find((corner) => spots.has(corner + 1) && corner % SIDE < SIDE - 2);
}

test('a place is written and read again', () => {
  expect(placeName(numberOf({ row: 4, column: 4 }), 90)).toBe('e5 r90');
  expect(placeFrom('e5 r90')).toEqual({ corner: 52, turn: 90 });
  expect(placeFrom(' E5R90 ')).toEqual({ corner: 52, turn: 90 });
  expect(placeFrom('l12')).toEqual({ corner: 143, turn: null });
  for (const typed of ['', 'm1', 'a13', 'a0', 'e5 r', '5e']) expect(placeFrom(typed)).toBeNull();
});

test('wherever one points, the piece is at a place the server has sent or does not fit', async () => {
  for (const hand of await purchases()) {
    for (const turn of hand.turns) {
      for (const point of points()) {
        for (const radius of [NEAR, NEAR_FINGER]) {
          const ghost = snapped(turn, point, { grabbed: { row: 0, column: 0 }, radius, before: null });
          expect(ghost.legal).toBe(turn.spots.has(ghost.corner));
          const { row, column } = cellAt(ghost.corner);
          expect(row + turn.rows).toBeLessThanOrEqual(SIDE);
          expect(column + turn.columns).toBeLessThanOrEqual(SIDE);
        }
      }
    }
  }
});

test('right over a place the piece is there', async () => {
  for (const hand of await purchases()) {
    for (const turn of hand.turns) {
      for (const corner of turn.spots.keys()) {
        const { row, column } = cellAt(corner);
        const held = { grabbed: turn.cells[0] ?? { row: 0, column: 0 }, radius: NEAR, before: null };
        const point = { x: column + held.grabbed.column + 0.5, y: row + held.grabbed.row + 0.5 };
        expect(snapped(turn, point, held)).toEqual({ turn, corner, legal: true });
      }
    }
  }
});

test('a trembling hand does not move a piece', async () => {
  const turn = (await purchases())
    .flatMap(({ turns }) => turns)
    .find(({ spots }) => besideAnother(spots) !== undefined);
  const corner = turn === undefined ? undefined : besideAnother(turn.spots);
  if (turn === undefined || corner === undefined) throw new Error('two places side by side are needed');
  const { row, column } = cellAt(corner);
  const hold = { grabbed: { row: 0, column: 0 }, radius: NEAR, before: { turn, corner, legal: true } };
  const at = (x: number) => snapped(turn, { x: column + 0.5 + x, y: row + 0.5 }, hold).corner;
  expect([at(0.4), at(0.6), at(0.7)]).toEqual([corner, corner, corner + 1]);
});

test('four turns lead back, and the cell one holds stays the same cell', () => {
  for (const shape of [['#.', '##'], ['###'], ['##.', '###'], ['#.#', '###'], ['####']]) {
    const cells = cellsOf(shape);
    let now = cells;
    let [cell, rows, columns] = [cells[1] ?? { row: 0, column: 0 }, boxOf(cells).rows, boxOf(cells).columns];
    for (let quarter = 0; quarter < 4; quarter += 1) {
      now = turned(now);
      cell = turnedCell(cell, rows);
      [rows, columns] = [columns, rows];
      expect(now).toContainEqual(cell);
    }
    expect(now).toEqual(cells);
    expect(cell).toEqual(cells[1]);
  }
});

test('turning keeps the held cell under the pointer and goes through turns with places near it', async () => {
  for (const hand of await purchases()) {
    for (const turn of hand.turns) {
      const grabbed = turn.cells.at(-1) ?? { row: 0, column: 0 };
      for (const point of points().slice(0, 40)) {
        const held = turnedBy(hand, { turn, grabbed }, 1, point);
        expect(held.turn.cells).toContainEqual(held.grabbed);
        expect(grabbedAfter({ turn, grabbed }, held.turn)).toEqual(held.grabbed);
        const isNear = snapped(held.turn, point, { grabbed: held.grabbed, radius: NEAR_FINGER, before: null }).legal;
        const others = hand.turns.filter((one) => one !== turn);
        const any = others.some(
          (one) =>
            snapped(one, point, { grabbed: grabbedAfter({ turn, grabbed }, one), radius: NEAR_FINGER, before: null })
              .legal,
        );
        if (any) expect(isNear).toBe(true);
      }
    }
  }
});

test('arrows go to a place in their direction, and every place is reached', async () => {
  const ways = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ];
  for (const hand of await purchases()) {
    for (const turn of hand.turns) {
      const [first] = turn.spots.keys();
      if (first === undefined) continue;
      const reached = new Set([first]);
      for (const from of reached) {
        for (const way of ways) {
          const next = towards(turn, from, way);
          if (next === null) continue;
          const [one, other] = [cellAt(from), cellAt(next)];
          expect((other.column - one.column) * way.x + (other.row - one.row) * way.y).toBeGreaterThan(0);
          reached.add(next);
        }
      }
      expect(reached.size).toBe(turn.spots.size);
    }
  }
});

test('what is being laid has one action with all its places, the best first', async () => {
  const { view, actions } = (await load('world-lay')) as Position<View>;
  if (view.laying === null) throw new Error('something is to be laid');
  const spots = spotsOf(handsInHand(catalogue, view.laying, actions));
  expect(actions.map(({ fact }) => fact['move'])).toEqual(['lay']);
  expect(spots.map(({ text }) => text)).toContain(actions[0]?.text);
  expect(spots.map(({ points }) => points)).toEqual(spots.map(({ points }) => points).sort((a, b) => b - a));
});

/** As tests/world/test_monuments.py has them. */
test.each([
  ['a3', 'c3 a4 b4 c4'],
  ['c3 r90', 'c3 c4 c5 d5'],
  ['b3 r180', 'b3 c3 d3 b4'],
  ['b3 r270', 'b3 c3 c4 c5'],
])('the cells of a Monument at %s', (place, cells) => {
  const [petra] = laidIn(catalogue, { pieces: [['petra', place]] } as unknown as City);
  expect(petra?.cells.sort((a, b) => a - b).map(cellName)).toEqual(cells.split(' '));
});

test('pieces are of a kind, parts of a Monument are counted, and districts and bridges are known by their number', () => {
  const pieces = [
    ['long_road', 'a12'],
    ['s1_b1', 'a1'],
    ['tower', 'l1'],
    ['tower', 'l2'],
    ['moai', 'c3'],
    ['moai', 'c5'],
  ];
  const laid = laidIn(catalogue, { pieces, districts: [1], bridges: [0] } as unknown as City);
  expect(laid.map(({ kind, part }) => `${kind} ${String(part)}`)).toEqual([
    'road 1',
    'tile 1',
    'tower 1',
    'tower 1',
    'monument 1',
    'monument 2',
  ]);
  expect(laid.map(({ bridge, district }) => [bridge, district])).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, false],
    [false, false],
    [false, false],
  ]);
});

test('advice to buy something shows where it would be laid', async () => {
  const { view } = (await load('world-turn')) as Position<View>;
  const lay = { move: 'lay', place: 'c3 r90' };
  const cells = advisedCells(catalogue, view, advice({ move: 'buy', monument: 'petra' }, lay), 0, false) ?? [];
  expect(
    cells
      .map(numberOf)
      .sort((a, b) => a - b)
      .map(cellName),
  ).toEqual(['c3', 'c4', 'c5', 'd5']);
  const road = advice({ move: 'buy', item: 'short_set' }, { move: 'single', place: 'a1' });
  expect(advisedCells(catalogue, view, road, 0, false)).toHaveLength(1);
});

test('an outline goes round the cells, also round a hole', () => {
  expect(outlineOf(cellsOf(['##']), { size: 10 })).toBe('M0 0L20 0L20 10L0 10Z');
  expect(outlineOf(cellsOf(['#.', '##']), { size: 10, inset: 1 })).toBe('M1 1L9 1L9 11L19 11L19 19L1 19Z');
  const ring = outlineOf(cellsOf(['###', '#.#', '###']), { size: 10 });
  expect(ring.match(/M/g)).toHaveLength(2);
});

test('a better place is shown beside the one that was chosen, turned as it would lie', async () => {
  const { view } = (await load('world-turn')) as Position<View>;
  const seat = view.cities.findIndex(({ pieces }) => pieces.at(-1)?.[0] === 'long_road');
  const laid = laidIn(catalogue, view.cities[seat] as City).at(-1);
  if (laid === undefined) throw new Error('a road is needed');
  const same = advisedCells(catalogue, view, advice({ move: 'lay', place: laid.place }), seat, true);
  expect(same?.map(numberOf).sort()).toEqual([...laid.cells].sort());
  const turn = (Number(/r(\d+)/.exec(laid.place)?.[1] ?? 0) + 90) % 180;
  const place = turn === 0 ? 'b3' : `b3 r${String(turn)}`;
  const other = advisedCells(catalogue, view, advice({ move: 'lay', place }), seat, true) ?? [];
  expect(other).toHaveLength(4);
  expect(new Set(other.map(({ row }) => row)).size).toBe(turn === 0 ? 1 : 4);
  expect(advisedCells(catalogue, view, advice({ move: 'buy', item: 'tower' }), seat, true)).toBeNull();
});

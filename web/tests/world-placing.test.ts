/** What one is about to buy and lay: choose, move, turn, pin, confirm, and one step back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Placing, type Host } from '../src/games/world/placing.svelte.ts';
import { Refusal } from '../src/lib/api.ts';
import { Catalogue } from '../src/games/world/catalogue.ts';
import type { Pieces, View } from '../src/games/world/types.ts';
import type { Action, Fact } from '../src/wire/mirabilia.ts';
import { load, type Position } from './fixtures.ts';

interface Desk {
  placing: Placing;
  actions: Action[];
  /** The moves that were made, each with those that follow it. */
  made: string[][];
  asked: string[][];
}

async function desk(name = 'world-turn', answer: () => Promise<Fact[]> = () => Promise.resolve([])): Promise<Desk> {
  const { view, actions } = (await load(name)) as Position<View>;
  const made: string[][] = [];
  const asked: string[][] = [];
  const host: Host = {
    view,
    catalogue: new Catalogue((await load('world-pieces')) as Pieces),
    actions,
    ready: true,
    play: (action, then = []) => made.push([action.text, ...then]),
    waits: false,
    attempt: async (moves) => {
      asked.push(moves);
      return { is: 'tried', id: '', outlook: await answer() };
    },
    felt: () => undefined,
    sold: () => undefined,
    explain: ({ problem }) => problem.message,
  };
  return { placing: new Placing(host), actions, made, asked };
}

/** The first thing on sale that is laid. */
function laid(actions: Action[]): Action {
  const action = actions.find(({ refusal, detail }) => refusal == null && detail != null);
  if (action === undefined) throw new Error('nothing can be bought');
  return action;
}

function choose({ placing, actions }: Desk): Action {
  const action = laid(actions);
  const [kind, id] = action.subject;
  placing.choose({ kind, id });
  return action;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a purchase goes out with its first place, and not before', async () => {
  const table = await desk();
  const action = choose(table);
  const { placing, made } = table;
  expect(placing.spots.length).toBeGreaterThan(0);
  expect(placing.ghost).toBeNull();
  placing.cycle(1);
  expect(placing.confirm()).toBe(true);
  expect(made).toEqual([[action.text, placing.spots[0]?.text]]);
  expect(placing.confirm()).toBe(false);
});

test('one step back at a time: from the pin to the piece, to the places, to the market', async () => {
  const table = await desk();
  choose(table);
  const { placing } = table;
  placing.cycle(1);
  expect(placing.pin()).toBe(true);
  expect([placing.back(), placing.pinned, placing.ghost === null]).toEqual([true, false, false]);
  expect([placing.back(), placing.ghost]).toEqual([true, null]);
  expect([placing.back(), placing.ware]).toEqual([true, null]);
  expect(placing.back()).toBe(false);
});

test('where a piece does not fit it is not pinned, and the server is asked why once it rests', async () => {
  const fact = { refusal: 'covered', cell: 'b1', also: ['b2'], needs: [true, false] };
  const refusal = new Refusal({ refusal: 'impossible', message: 'Not grass.', fields: { fact } });
  const table = await desk('world-turn', () => Promise.reject(refusal));
  const action = choose(table);
  const { placing, asked, made } = table;
  const free = [...Array(144).keys()].find((corner) => {
    placing.goTo(corner, null);
    return placing.ghost?.legal === false;
  });
  expect(free).toBeDefined();
  expect(placing.pin()).toBe(false);
  expect(placing.confirm()).toBe(false);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  expect(asked).toEqual([[action.text, `${placing.verb} ${placing.place}`]]);
  expect(placing.verdict).toEqual({ refusal: 'Not grass.', wrong: [1, 13], needs: [true, false] });
  expect(made).toEqual([]);
});

test('what a place would change comes with the needs that a Monument would have met', async () => {
  const facts = [
    { gain: 'total', points: 1 },
    { gain: 'needs', needs: [true, false] },
  ];
  const table = await desk('world-turn', () => Promise.resolve(facts));
  choose(table);
  table.placing.cycle(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(table.placing.verdict).toEqual({ facts: facts.slice(0, 1), needs: [true, false] });
});

test('the server is asked about a place once', async () => {
  const table = await desk();
  choose(table);
  const { placing, asked } = table;
  for (let times = 0; times < 2; times += 1) {
    placing.cycle(1);
    await vi.advanceTimersByTimeAsync(250);
    placing.cycle(-1);
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(asked.length).toBe(new Set(asked.map((moves) => moves.join())).size);
});

test('what is being laid has nothing to choose first, and is laid by its own move', async () => {
  const { placing, made } = await desk('world-lay');
  expect(placing.isLaying).toBe(true);
  placing.cycle(1);
  placing.confirm();
  expect(made).toEqual([[placing.spots[0]?.text]]);
});

test('what is not laid is bought at once, and what cannot be bought is not', async () => {
  const { placing, actions, made } = await desk();
  const plain = actions.find(({ refusal, detail }) => refusal == null && detail == null);
  const refused = actions.find(({ refusal }) => refusal != null);
  for (const action of [refused, plain]) {
    if (action === undefined) throw new Error('there is none');
    const [kind, id] = action.subject;
    placing.choose({ kind, id });
    expect(placing.confirm()).toBe(action === plain);
  }
  expect(made).toEqual([[plain?.text]]);
});

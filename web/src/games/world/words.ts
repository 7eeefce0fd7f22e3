/** What lies on a map, what is on sale and what a place brings, in words. */
import type { Table } from '../../board/table.ts';
import { joined } from '../../board/words.ts';
import type { Action, Event, Fact } from '../../wire/mirabilia.ts';
import type { Catalogue } from './catalogue.ts';
import { cellName, SIDE } from './cells.ts';
import type { World } from './context.ts';
import type { Spot } from './hand.ts';
import type { Ware } from './placing.svelte.ts';
import { laidIn, type Laid } from './laid.ts';
import type { City, Taking } from './types.ts';

export const STAR = '\u202f*';

const covering = new WeakMap<City, Map<number, Laid>>();

/** Which piece covers which cell. */
export function coverOf({ catalogue }: World, city: City): Map<number, Laid> {
  const known = covering.get(city);
  if (known !== undefined) return known;
  const laid = laidIn(catalogue, city);
  const cover = new Map(laid.flatMap((piece) => piece.cells.map((cell) => [cell, piece] as const)));
  covering.set(city, cover);
  return cover;
}

/** What kind of ground a cell is. */
export function terrainAt({ catalogue }: World, city: City, cell: number): 'grass' | 'water' | 'natural' {
  const letter = catalogue.map(city.map).grid[Math.floor(cell / SIDE)]?.[cell % SIDE];
  if (letter === 'W') return 'water';
  return letter === 'N' ? 'natural' : 'grass';
}

/** A cell for whoever listens: "e5, Library, district". */
export function cellWords(table: Table, world: World, seat: number, cell: number): string {
  const city = world.view.cities[seat];
  if (city === undefined) return '';
  const piece = coverOf(world, city).get(cell);
  const name = cellName(cell);
  if (piece === undefined) {
    const ground = table.words.of(`table-terrain-${terrainAt(world, city, cell)}`);
    return city.natural.includes(cell) ? `${name}, ${ground}, ${table.words.of('table-counts')}` : `${name}, ${ground}`;
  }
  const marks = [piece.district ? table.words.of('table-district') : ''].filter((mark) => mark !== '');
  return [name, pieceName(table, world.catalogue, piece), ...marks].join(', ');
}

export function pieceName({ words }: Table, catalogue: Catalogue, { id, kind, bridge }: Laid): string {
  if (kind === 'tile') return words.name('type', catalogue.tile(id).type);
  if (kind === 'monument') return words.name('monument', id);
  return bridge ? words.of('table-bridge') : words.name('piece', id);
}

/** What is on sale at a stack; "" if it is gone. */
export function tileOn({ view }: World, stack: string): string {
  return view.market.tiles.find((offer) => offer.stack === stack)?.tile ?? '';
}

/** The name of what is on sale, with a star where what is printed on it is a stand-in. */
export function wareName(table: Table, world: World, { kind, id }: Ware): string {
  const { words } = table;
  if (kind === 'stack') {
    const tile = tileOn(world, id);
    return tile === '' ? words.name('stack', id) : `${words.name('type', world.catalogue.tile(tile).type)}${STAR}`;
  }
  if (kind === 'monument') return `${words.name('monument', id)}${STAR}`;
  return kind === 'item' ? words.name('item', id) : words.of(`table-choice-${id}`);
}

/** What is being laid. */
export function layingName(table: Table, world: World): string {
  const { laying } = world.view;
  const { words } = table;
  if (laying === null) return '';
  if (laying.tile != null) return words.name('type', world.catalogue.tile(laying.tile).type);
  if (laying.monument != null) return words.name('monument', laying.monument);
  if (laying.item === 'double_road' || laying.item === 'single_road') return words.name('piece', laying.item);
  if (laying.item === 'short_set')
    return words.name('piece', world.placing.verb === 'single' ? 'single_road' : 'double_road');
  return laying.free === true ? words.of('table-free-road') : words.name('item', laying.item ?? '');
}

/** What a Monument has to touch. */
export function needsOf({ words }: Table, catalogue: Catalogue, monument: string): string {
  return joined(catalogue.monument(monument).neighbours.map((one) => words.name('neighbour', one)));
}

/** What a place brings on the map by itself. */
export function spotGains({ natural, districts }: Spot): Fact[] {
  const lines: [string, number][] = [
    ['natural', natural],
    ['districts', districts],
  ];
  return lines.filter(([, points]) => points !== 0).map(([gain, points]) => ({ gain, points }));
}

/** A place in words: "e5 r90: 1 point for natural resources". */
export function spotWords(table: Table, spot: Spot): string {
  const where = table.words.of('table-at', { cell: cellName(spot.corner), turn: spot.turn });
  const gains = spotGains(spot).map(table.tell);
  return gains.length === 0 ? where : `${where}: ${joined(gains)}`;
}

/** What a purchase brings at once, in words. */
export function gainWords(table: Table, action: Action): string[] {
  return (action.gains ?? []).map(table.tell);
}

/** What the Automaton may take next. */
export function takingName({ words }: Table, world: World, { stack, item, monument }: Taking): string {
  if (stack != null) {
    const tile = tileOn(world, stack);
    const type = tile === '' ? '' : ` (${words.name('type', world.catalogue.tile(tile).type)})`;
    return `${words.name('stack', stack)}${type}`;
  }
  return monument != null ? words.name('monument', monument) : words.name('item', item ?? '');
}

/** Its last card, with what it names in the order in which it is tried; "" if none was turned up. */
export function lastCardWords({ words }: Table, { catalogue }: World, events: Event[]): string {
  const id = events.filter(({ event }) => event === 'solo_card').at(-1)?.['card'];
  if (typeof id !== 'string') return '';
  const named = (item: string) => {
    if (item.startsWith('monument_')) return words.of(`table-${item.replace('_', '-')}`);
    return words.name(item.startsWith('s') && item.length === 2 ? 'stack' : 'item', item);
  };
  const rows = catalogue.card(id).sections.map((row) => joined(row.map(named)));
  return words.of('table-automaton-last', {
    card: id.toUpperCase(),
    sections: rows.join(` ${words.of('table-else')} `),
  });
}

/** How many rounds are left, and what would end the game before. */
export function endWords({ words }: Table, { view, catalogue }: World): string {
  if (view.last_round) return words.of('table-last-round');
  const nearest = Math.max(...view.cities.map(({ population }) => population));
  const steps = catalogue.board(view.board).rings.length - 1 - nearest;
  return words.of('table-ends', { rounds: catalogue.setup.rounds - view.round, steps });
}

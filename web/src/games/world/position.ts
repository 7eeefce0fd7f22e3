/** Which part of the board of World Wonders is which field of a snapshot, and how pieces are laid, for whoever edits a position. */
import type { Laid, PositionModule, Spot } from '../../position/contract.ts';
import { isRecord, valueAt, type Json, type Path, type Snapshot } from '../../position/paths.ts';
import { Catalogue } from './catalogue.ts';
import { cellName } from './cells.ts';
import { laidIn } from './laid.ts';
import { RESOURCES, type City, type Pieces, type View } from './types.ts';

const MOST = 5;
const ITEMS = { long_road: 'long_roads', short_set: 'short_sets', tower: 'towers' };
const PLACED = /^(?:lay|single) (.*)$/;

type Part = Record<string, Json>;

/** What a piece is called in views. */
function idOf(piece: Json | undefined): string | null {
  if (!isRecord(piece)) return null;
  const id = piece['tile'] ?? piece['monument'] ?? piece['piece'];
  return typeof id === 'string' ? id : null;
}

function pathOf(seat: number): Path {
  return ['cities', seat, 'pieces'];
}

const catalogues = new WeakMap<Pieces, Catalogue>();
/** What is printed is the same for all positions. */
function printed(pieces: unknown): Catalogue {
  const known = catalogues.get(pieces as Pieces) ?? new Catalogue(pieces as Pieces);
  catalogues.set(pieces as Pieces, known);
  return known;
}

/** The pieces of a map as a view has them; those that cannot be drawn are left out. */
function piecesIn(row: Json | undefined, known: Catalogue): { index: number; piece: [string, string] }[] {
  if (!Array.isArray(row)) return [];
  return row.flatMap((one, index) => {
    const [id, place] = [idOf(one), isRecord(one) ? one['place'] : null];
    return id !== null && typeof place === 'string' && known.has(id)
      ? [{ index, piece: [id, place] as [string, string] }]
      : [];
  });
}

/** The cells that the pieces of a seat cover. */
function onMap(snapshot: Snapshot, seat: number, known: Catalogue): Spot[] {
  const there = piecesIn(valueAt(snapshot, pathOf(seat)), known);
  const laid = laidIn(known, { pieces: there.map(({ piece }) => piece) } as City);
  return laid.flatMap(({ cells }, number) => {
    const index = there[number]?.index ?? 0;
    const selector = cells.map((cell) => `[data-map="${String(seat)}"] [data-cell="${cellName(cell)}"]`).join(', ');
    return cells.length === 0 ? [] : [{ selector, path: [...pathOf(seat), index] }];
  });
}

function spots(snapshot: Snapshot, seat: number, pieces: unknown): Spot[] {
  const own: Path = ['cities', seat];
  const tiles = valueAt(snapshot, ['market', 'tiles']);
  const monuments = valueAt(snapshot, ['market', 'monuments']);
  return [
    { selector: '[data-region="map"]', path: pathOf(seat) },
    ...onMap(snapshot, seat, printed(pieces)),
    ...[...RESOURCES, 'population'].map((track) => ({
      selector: `[data-region="mine"] [data-track="${track}"]`,
      path: [...own, track],
    })),
    { selector: '[data-region="mine"] .gold', path: [...own, 'gold'] },
    { selector: '[data-region="rounds"] .dots', path: ['round'] },
    { selector: '[data-region="rounds"] .order:not(.next)', path: ['order'] },
    ...(isRecord(tiles) ? Object.keys(tiles) : []).map((stack) => ({
      selector: `[data-ware="stack:${stack}"]`,
      path: ['market', 'tiles', stack],
    })),
    ...(Array.isArray(monuments) ? monuments : []).map((monument, index) => ({
      selector: `[data-ware="monument:${String(monument)}"]`,
      path: ['market', 'monuments', index],
    })),
    ...Object.entries(ITEMS).map(([item, field]) => ({
      selector: `[data-ware="item:${item}"]`,
      path: ['market', field],
    })),
    ...Array.from({ length: 3 }, (_, index) => ({
      selector: `.objectives li:nth-child(${String(index + 1)})`,
      path: ['objectives', index],
    })),
  ];
}

function seats(seat: number) {
  return Array.from({ length: MOST }, (_, city) => city)
    .filter((city) => city !== seat)
    .map((city) => ({ selector: `[data-visit="${String(city)}"]`, seat: city }));
}

function city(seen: City, given: Json | undefined, known: Catalogue): City {
  if (!isRecord(given)) return seen;
  const { pieces, population, gold } = given;
  const isNumber = (value: Json | undefined) => typeof value === 'number' && value >= 0;
  const resources = RESOURCES.map((name) => [name, isNumber(given[name]) ? given[name] : seen.resources[name]]);
  const row = Array.isArray(pieces) ? piecesIn(pieces, known).map(({ piece }) => piece) : seen.pieces;
  return {
    ...seen,
    pieces: row,
    // What else is known of pieces is by their numbers.
    ...(JSON.stringify(row) === JSON.stringify(seen.pieces) ? {} : { bridges: [], districts: [], natural: [] }),
    population: isNumber(population) ? Number(population) : seen.population,
    spent: isNumber(gold) ? Math.min(Number(gold), seen.limit) : seen.spent,
    resources: Object.fromEntries(resources) as City['resources'],
  };
}

function patched(shown: unknown, snapshot: Snapshot, pieces: unknown): View {
  const view = shown as View;
  const known = printed(pieces);
  return { ...view, cities: view.cities.map((seen, seat) => city(seen, valueAt(snapshot, ['cities', seat]), known)) };
}

const laid: Laid = {
  kinds: ['tile', 'monument', 'piece'],
  path: pathOf,
  parts: (kind, id, pieces) => {
    const number = kind === 'monument' ? printed(pieces).monument(id).pieces.length : 1;
    if (kind !== 'monument') return [{ [kind]: id }];
    return Array.from({ length: number }, (_, index) => ({ monument: id, part: index + 1 }));
  },
  laying: (view, seat, part) => ({ ...(view as View), phase: 'lay', active: seat, laying: inHand(part) }),
  placed: (part, move) => ({ ...part, place: PLACED.exec(move)?.[1] ?? '' }),
  together: (row, index) => {
    const all = Array.isArray(row) ? row : [];
    const monument = isRecord(all[index]) ? all[index]['monument'] : undefined;
    if (typeof monument !== 'string') return [index];
    return all.flatMap((one, number) => (isRecord(one) && one['monument'] === monument ? [number] : []));
  },
};

/** A part as views say what is being laid. */
function inHand({ tile, monument, part, piece }: Part): View['laying'] {
  if (typeof tile === 'string') return { left: 1, tile };
  if (typeof monument === 'string') return { left: 1, monument, part: Number(part ?? 1) };
  return { left: 1, item: String(piece) };
}

const world: PositionModule = {
  spots,
  seats,
  patched,
  laid,
  nameless: (kind, id, pieces) => (kind === 'tile' ? `world-type-${printed(pieces).tile(id).type}` : undefined),
};
export default world;

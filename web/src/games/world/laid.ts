/** What lies on a map: the pieces that a view names, with the cells they cover. */
import type { Catalogue, PieceKind } from './catalogue.ts';
import { cellAt, numberOf, placeFrom, turnedTo } from './cells.ts';
import type { City } from './types.ts';

export interface Laid {
  id: string;
  /** As moves name it. */
  place: string;
  kind: PieceKind;
  /** Which piece of a Monument. */
  part: number;
  cells: number[];
  bridge: boolean;
  district: boolean;
}

const known = new WeakMap<City, Laid[]>();

/** The pieces of a city, worked out once. */
export function laidIn(catalogue: Catalogue, city: City): Laid[] {
  const laid = known.get(city) ?? readIn(catalogue, city);
  known.set(city, laid);
  return laid;
}

function readIn(catalogue: Catalogue, { pieces, bridges = [], districts = [] }: City): Laid[] {
  const parts = new Map<string, number>();
  return pieces.map(([id, place], number) => {
    const kind = catalogue.kindOf(id);
    const part = kind === 'monument' ? (parts.get(id) ?? 0) + 1 : 1;
    parts.set(id, part);
    const cells = cellsAt(catalogue.shape(id, part), place);
    return { id, place, kind, part, cells, bridge: bridges.includes(number), district: districts.includes(number) };
  });
}

/** The numbers of the cells that a printed shape covers at a place. */
function cellsAt(shape: string[], place: string): number[] {
  const { corner = 0, turn = 0 } = placeFrom(place) ?? {};
  const { row, column } = cellAt(corner);
  return turnedTo(shape, turn ?? 0).map((cell) => numberOf({ row: row + cell.row, column: column + cell.column }));
}

/** Where advice would lay a piece: the one in hand, or in a replay the one that was just laid. */
import type { Fact } from '../../wire/mirabilia.ts';
import type { Catalogue } from './catalogue.ts';
import { cellAt, placeFrom, turnedTo, type Cell } from './cells.ts';
import { shapeInHand } from './hand.ts';
import { laidIn } from './laid.ts';
import type { Verb, View } from './types.ts';

export function advisedCells(
  catalogue: Catalogue,
  view: View,
  fact: Fact | undefined,
  seat: number | null,
  isPast: boolean,
): Cell[] | null {
  const verb = String(fact?.['move'] ?? '');
  const place = placeFrom(String(fact?.['place'] ?? ''));
  if (place === null || !['lay', 'single'].includes(verb)) return null;
  const shape =
    isPast || view.laying === null
      ? shapeOfLast(catalogue, view, seat)
      : shapeInHand(catalogue, view.laying, verb as Verb);
  if (shape === null) return null;
  const corner = cellAt(place.corner);
  const cells = turnedTo(shape, place.turn ?? 0);
  return cells.map(({ row, column }) => ({ row: row + corner.row, column: column + corner.column }));
}

/** The piece that a seat has laid last. */
function shapeOfLast(catalogue: Catalogue, { cities }: View, seat: number | null): string[] | null {
  const city = seat === null ? undefined : cities[seat];
  const last = city === undefined ? undefined : laidIn(catalogue, city).at(-1);
  return last === undefined ? null : catalogue.shape(last.id, last.part);
}

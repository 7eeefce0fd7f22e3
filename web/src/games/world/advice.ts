/** Where advice would lay a piece: the one in hand, or in a replay the one that was just laid. */
import type { Fact } from '../../wire/mirabilia.ts';
import { cellAt, placeFrom, turned, type Cell } from './cells.ts';
import type { View } from './types.ts';

const QUARTER = 90;

export function advisedCells(view: View, fact: Fact | undefined, seat: number | null, isPast: boolean): Cell[] | null {
  const verb = String(fact?.['move'] ?? '');
  const place = placeFrom(String(fact?.['place'] ?? ''));
  if (place === null || !['lay', 'single'].includes(verb)) return null;
  const shape =
    isPast || view.laying === null
      ? shapeOfLast(view, seat, place.turn ?? 0)
      : view.laying.shapes.find(({ move, turn }) => move === verb && turn === (place.turn ?? 0))?.cells.map(cellAt);
  const corner = cellAt(place.corner);
  return shape?.map(({ row, column }) => ({ row: row + corner.row, column: column + corner.column })) ?? null;
}

/** The piece that a seat has laid last, turned. */
function shapeOfLast({ cities }: View, seat: number | null, turn: number): Cell[] | undefined {
  const last = seat === null ? undefined : cities[seat]?.pieces.at(-1);
  const from = last === undefined ? null : placeFrom(last.place);
  if (last === undefined || from === null) return undefined;
  const corner = cellAt(from.corner);
  let shape = last.cells
    .map(cellAt)
    .map(({ row, column }) => ({ row: row - corner.row, column: column - corner.column }));
  const quarters = ((((turn - (from.turn ?? 0)) / QUARTER) % 4) + 4) % 4;
  for (let quarter = 0; quarter < quarters; quarter += 1) shape = turned(shape);
  return shape;
}

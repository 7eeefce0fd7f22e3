/** Where advice would lay a piece: the one in hand, or in a replay the one that was just laid. */
import type { BotDecision, Fact } from '../../wire/mirabilia.ts';
import type { Catalogue } from './catalogue.ts';
import { cellAt, placeFrom, turnedTo, type Cell } from './cells.ts';
import { shapeInHand, shapeOnSale } from './hand.ts';
import { laidIn } from './laid.ts';
import type { Verb, View } from './types.ts';

/** The cells of the place that a move names, or one that follows it at once; null if none does. */
export function advisedCells(
  catalogue: Catalogue,
  view: View,
  { move, then }: Pick<BotDecision, 'move' | 'then'>,
  seat: number | null,
  isPast: boolean,
): Cell[] | null {
  const fact = [move, ...then].map((one) => one.fact).find(({ place }) => typeof place === 'string');
  const place = placeFrom(String(fact?.['place'] ?? ''));
  if (fact === undefined || place === null) return null;
  const verb = fact['move'] as Verb;
  const shape = isPast
    ? shapeOfLast(catalogue, view, seat)
    : view.laying === null
      ? shapeBought(catalogue, move.fact, verb)
      : shapeInHand(catalogue, view.laying, verb);
  if (shape === null) return null;
  const corner = cellAt(place.corner);
  const cells = turnedTo(shape, place.turn ?? 0);
  return cells.map(({ row, column }) => ({ row: row + corner.row, column: column + corner.column }));
}

/** The first piece of a purchase. */
function shapeBought(catalogue: Catalogue, fact: Fact, verb: Verb): string[] | null {
  const kind = ['stack', 'monument', 'item'].find((one) => typeof fact[one] === 'string');
  return kind === undefined ? null : shapeOnSale(catalogue, kind, String(fact[kind]), verb);
}

/** The piece that a seat has laid last. */
function shapeOfLast(catalogue: Catalogue, { cities }: View, seat: number | null): string[] | null {
  const city = seat === null ? undefined : cities[seat];
  const last = city === undefined ? undefined : laidIn(catalogue, city).at(-1);
  return last === undefined ? null : catalogue.shape(last.id, last.part);
}

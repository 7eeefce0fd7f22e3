/** How far the markers of a city are, and how far it is to the next resident. */
import type { Catalogue } from './catalogue.ts';
import { RESOURCES, type City, type Resource, type View } from './types.ts';

export interface TrackState {
  resource: Resource;
  value: number;
  last: number;
  /** The spaces with a population symbol. */
  symbols: number[];
  /** Steps to the next one; null if all are passed. */
  toNext: number | null;
}

export function tracksOf(catalogue: Catalogue, view: View, city: City): TrackState[] {
  const board = catalogue.board(view.board);
  return RESOURCES.map((resource) => {
    const value = city.resources[resource];
    const symbols = board.symbols[resource];
    const next = symbols.find((space) => space > value);
    return { resource, value, last: board.last, symbols, toNext: next === undefined ? null : next - value };
  });
}

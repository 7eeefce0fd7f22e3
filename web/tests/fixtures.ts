/** Positions of real games, as the server shows them to the seat that has to act: made by `python -m tools.web_fixtures`. */
import type { View } from '../src/games/duel/types.ts';
import type { Action, Event } from '../src/wire/mirabilia.ts';

export interface Position<Seen = View> {
  seat: number;
  moves: number;
  actions: Action[];
  events: Event[];
  view: Seen;
  own: unknown;
}

const FILES = import.meta.glob<unknown>('./fixtures/*.json', { import: 'default' });

/** A position of Duel. */
export async function position(name: string): Promise<Position> {
  return (await load(`duel-${name}`)) as Position;
}

export async function load(name: string): Promise<unknown> {
  const file = FILES[`./fixtures/${name}.json`];
  if (file === undefined) throw new Error(`there is no fixture ${name}`);
  return structuredClone(await file());
}

/** Positions of real games of Duel, as the server shows them to the seat that has to act. */
import type { View } from '../src/games/duel/types.ts';
import type { Fact } from '../src/lib/wire.ts';

export interface Position {
  seat: number;
  moves: number;
  legal: string[];
  events: Fact[];
  view: View;
}

const FILES = import.meta.glob<unknown>('./fixtures/duel-*.json', { import: 'default' });

export async function position(name: string): Promise<Position> {
  return (await load(name)) as Position;
}

export async function load(name: string): Promise<unknown> {
  const file = FILES[`./fixtures/duel-${name}.json`];
  if (file === undefined) throw new Error(`there is no fixture ${name}`);
  return structuredClone(await file());
}

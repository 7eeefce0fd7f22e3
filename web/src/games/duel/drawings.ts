/** The drawings of Duel, by the ids of the catalogue. */
import { duel } from '../../icons/duel.ts';
import { icons } from '../../icons/icons.ts';

type Table = Readonly<Record<string, string>>;

export const AGES = ['', icons.age1, icons.age2, icons.age3];
export const drawings: Readonly<Record<keyof typeof duel, Table>> = duel;

export function drawing(kind: keyof typeof duel, id: string): string {
  return drawings[kind][id] ?? '';
}

/** What a back shows: the number of its Age, or the rosette of the guilds. */
export function backOf(deck: string): { path: string; age: number } {
  if (deck === 'guild') return { path: drawing('colour', 'purple'), age: 3 };
  const age = Number(deck.slice(-1));
  return { path: AGES[age] ?? '', age };
}

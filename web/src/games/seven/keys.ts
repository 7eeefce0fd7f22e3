/** The keys of the table of 7 Wonders. */
import type { Letters } from '../../board/keys.ts';
import type { Key } from '../../lib/keys.ts';
import type { SeatState } from '../../lib/seats.ts';
import type { City, View } from './types.ts';

export const KEYS: Key[] = [
  { key: '1–8', does: 'seven-table-key-card' },
  { key: 'e', does: 'seven-table-key-edifice' },
  { key: 'p', does: 'seven-table-key-payment' },
  { key: '[ ]', does: 'seven-table-key-neighbours' },
  { key: 'n', does: 'seven-table-key-next-city' },
  { key: 'o', does: 'seven-table-key-scores' },
  { key: 'm', does: 'seven-table-key-passed' },
  { key: 'r', does: 'seven-table-key-reveal' },
  { key: 'web-keys-space', does: 'seven-table-key-skip' },
];

/** What letters do to the card one looks at. */
export const LETTERS: Letters = {
  moves: { b: 'build', w: 'stage', e: 'join', d: 'sell' },
  first: 'build',
  asks: ['sell'],
};

/** The same for whoever chooses last: there is no way back, so every letter asks. */
export const CAREFUL: Letters = { ...LETTERS, asks: Object.values(LETTERS.moves) };

/** The place of a card in the hand that a key stands for. */
export function digitOf(event: KeyboardEvent): string | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  return /^[1-9]$/.test(event.key) ? event.key : null;
}

/** Whether all wait for one seat alone, after others have chosen in secret. */
export function isAwaitedAlone(seats: SeatState[], me: number): boolean {
  const [first, ...more] = seats.filter(({ acting }) => acting);
  return first?.seat === me && more.length === 0 && seats.some(({ chosen }) => chosen);
}

/** The city that a key opens: a neighbour, or the next one round the table after the one that is open. */
export function cityOf(
  key: string,
  { cities }: Pick<View, 'cities'>,
  me: number,
  visited: number | null,
): number | null {
  const mine = cities[me];
  const from: City | undefined = cities[visited ?? me];
  const keys: Record<string, number | undefined> = { '[': mine?.left, ']': mine?.right, n: from?.left };
  return keys[key] ?? null;
}

/** Who sits at a table: which seats are persons, and how strong they are. */
import { get } from '../lib/api.ts';
import { addressOf } from '../lib/opening.ts';
import type { SeatPerson, SeatRating } from '../wire/mirabilia.ts';

export interface Sitter {
  /** Their id and name here; null for guests and bots. */
  person: SeatPerson | null;
  rating: SeatRating | null;
}

/** By seat; what cannot be had is left out. */
export async function sittersAt(table: string): Promise<Map<number, Sitter>> {
  const [people, ratings] = await Promise.all([
    get<SeatPerson[]>(`${addressOf(table)}/people`).catch(() => []),
    get<SeatRating[]>(`${addressOf(table)}/ratings`).catch(() => []),
  ]);
  const seats = new Set([...people, ...ratings].map(({ seat }) => seat));
  const at = <Row extends { seat: number }>(rows: Row[], seat: number) => rows.find((row) => row.seat === seat) ?? null;
  return new Map([...seats].map((seat) => [seat, { person: at(people, seat), rating: at(ratings, seat) }]));
}

/** Changes with the people who sit there, and when the game is over: then they are asked for again. */
export function sittersKey({ status, seats }: { status: string; seats: { name: string; taken: boolean }[] }): string {
  return [status, ...seats.map(({ name, taken }) => (taken ? name : ''))].join('\n');
}

/** What a game has changed, with its sign. */
export function changeWords(change: number): string {
  return change < 0 ? `−${String(-change)}` : `+${String(change)}`;
}

/** Where the cities lie as one sees the table: the neighbours beside one's own, the others between them. */
import type { City, View } from './types.ts';

export interface Seating {
  mine: City;
  left: City;
  right: City;
  /** Round the table from the left neighbour to the right one. */
  others: City[];
}

export function seatingOf({ cities }: View, me: number): Seating {
  const at = (city: number): City => {
    const found = cities[city];
    if (found === undefined) throw new Error(`there is no city ${String(city)}`);
    return found;
  };
  const mine = at(me);
  const left = at(mine.left);
  const others: City[] = [];
  for (let city = at(left.left); city.city !== mine.right && others.length < cities.length; city = at(city.left)) {
    others.push(city);
  }
  return { mine, left, right: at(mine.right), others };
}

/** Who gets the hand of a city; of two players the other one, past the Free City. */
export function receiver({ direction, free_city: free }: View, { left, right }: City): number {
  if (free !== null) return left === free.city ? right : left;
  return direction === 'left' ? left : right;
}

/** The forecast of a conflict between two cities: 1 if the first would win, -1 if it would lose; null without one. */
export function standing(
  { conflicts }: View,
  one: number,
  other: number,
): { sign: number; value: number; tokens: number } | null {
  const conflict = conflicts.find(({ cities }) => cities.includes(one) && cities.includes(other));
  if (conflict === undefined) return null;
  const { winner, value, tokens } = conflict;
  return { sign: winner === null ? 0 : winner === one ? 1 : -1, value, tokens };
}

/** Those who win together with a seat. */
export function partnersOf({ teams }: View, seat: number | null): number[] {
  return (teams.find((team) => seat !== null && team.includes(seat)) ?? []).filter((one) => one !== seat);
}

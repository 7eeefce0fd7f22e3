/** The seat I took in another browser: to the server I am the same person here. */
import { get } from '../lib/api.ts';
import { knownPerson } from '../lib/person.ts';
import { keepSeat, ownSeats, playerSecret } from '../lib/store.ts';
import type { SeatPerson } from '../wire/mirabilia.ts';

/** Whether there is one that this browser did not know of. */
export async function findOwnSeat(table: string, game: string): Promise<boolean> {
  const me = knownPerson();
  if (me === null || ownSeats(table).length > 0) return false;
  const people = await get<SeatPerson[]>(`/api/tables/${encodeURIComponent(table)}/people`).catch(() => []);
  const mine = people.filter(({ person }) => person === me.person);
  const [first] = mine;
  if (mine.length !== 1 || first === undefined) return false;
  keepSeat(table, game, { seat: first.seat, secret: playerSecret() });
  return true;
}

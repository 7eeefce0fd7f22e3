/** My games that are not over, those on which something happened last first. */
import { get } from './api.ts';
import { knownPerson } from './person.ts';
import { keepSeat, knownTables, ownSeats, playerSecret } from './store.ts';
import type { OwnGame } from '../wire/mirabilia.ts';

const MOST = 12;

export async function ownGames(): Promise<OwnGame[]> {
  const isPerson = knownPerson() !== null;
  if (knownTables().length === 0 && !isPerson) return [];
  const games = await get<OwnGame[]>('/api/player/games?unfinished=true', playerSecret());
  // Seats that I took in another browser: to the server I am the same person here.
  for (const { table, game, seats, status } of isPerson ? games : []) {
    const [seat] = seats;
    const isNew = status !== 'over' && ownSeats(table).length === 0;
    if (isNew && seats.length === 1 && seat !== undefined) keepSeat(table, game, { seat, secret: playerSecret() });
  }
  const here = games.filter((game) => game.status !== 'over' && ownSeats(game.table).length > 0);
  return here.sort((one, other) => other.changed_at - one.changed_at).slice(0, MOST);
}

/** My games after something has happened at one of them. */
export function merged(games: OwnGame[], changed: OwnGame): OwnGame[] {
  const others = games.filter(({ table }) => table !== changed.table);
  const isHere = changed.status !== 'over' && ownSeats(changed.table).length > 0;
  return isHere ? [changed, ...others].slice(0, MOST) : others;
}

export function isMine(game: OwnGame): boolean {
  return ownSeats(game.table).some(({ seat }) => game.to_act.includes(seat));
}

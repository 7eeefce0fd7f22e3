/** The way to a table of a tournament: at a seat that is kept for me, in this browser or another one of mine. */
import { takeSeat } from '../lib/opening.ts';
import { ownSeats } from '../lib/store.ts';
import { findOwnSeat } from '../people/seats.ts';

const TRIES = 8;
const PAUSE = 500;

/** Sit down, unless I do already; the table may be opened at this very moment. */
export async function sitDown(table: string, game: string, name: string): Promise<void> {
  for (let left = TRIES; ownSeats(table).length === 0; left -= 1) {
    if (await findOwnSeat(table, game)) return;
    try {
      await takeSeat(table, game, name);
    } catch (error) {
      if (left <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** What one does after a game. */
import { get, post, Refusal } from '../../lib/api.ts';
import { plainText, save } from '../../lib/files.ts';
import { addressOf, takeSeat } from '../../lib/opening.ts';
import type { Session } from '../../lib/session.svelte.ts';
import { ownSeats } from '../../lib/store.ts';
import type { Table } from '../../lib/table.ts';

/** Save the record of a game as a file. */
export async function downloadRecord(table: string): Promise<void> {
  const { record } = await get<{ record: string | null }>(`${addressOf(table)}/record`, ownSeats(table)[0]?.secret);
  save(plainText(record ?? ''), `mirabilia-${table}.txt`);
}

/**
 * The same table once more, with all who play on this screen at the same seats; its id comes back. All who ask get the same
 * one. If a seat has gone to somebody else, one sees at the table what is left.
 */
export async function openRematch(session: Session, names: string[], shown: Table): Promise<string> {
  const { table } = await post<{ table: string }>(`${addressOf(shown.id)}/rematch`, {}, session.secret);
  for (const { seat, secret: before } of ownSeats(shown.id)) {
    await takeSeat(table, shown.game, names[seat] ?? '', { seat, before }).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.problem.refusal !== 'seat_taken') throw error;
    });
  }
  return table;
}

/** What one does after a game. */
import { get, post } from '../../lib/api.ts';
import { addressOf, takeSeat } from '../../lib/opening.ts';
import type { Session } from '../../lib/session.svelte.ts';
import { ownSeats } from '../../lib/store.ts';
import type { Table } from '../../lib/table.ts';

/** Save the record of a game as a file. */
export async function downloadRecord(table: string): Promise<void> {
  const { record } = await get<{ record: string | null }>(`${addressOf(table)}/record`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record ?? ''], { type: 'text/plain' }));
  link.download = `mirabilia-${table}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The same table once more, with all who play on this screen at the same seats; its id comes back. */
export async function openRematch(session: Session, names: string[], shown: Table): Promise<string> {
  const { table } = await post<{ table: string }>(`${addressOf(shown.id)}/rematch`, {}, session.secret);
  for (const { seat } of ownSeats(shown.id)) {
    await takeSeat(table, shown.game, names[seat] ?? '', seat);
  }
  return table;
}

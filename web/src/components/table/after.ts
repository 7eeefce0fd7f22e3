/** What one does after a game. */
import { get, post, Refusal } from '../../lib/api.ts';
import { addressOf, takeSeat } from '../../lib/opening.ts';
import type { Session } from '../../lib/session.svelte.ts';
import { ownSeats } from '../../lib/store.ts';
import type { Table } from '../../lib/table.ts';
import type { Result } from '../../picture/result.ts';

/** Save the record of a game as a file. */
export async function downloadRecord(table: string): Promise<void> {
  const { record } = await get<{ record: string | null }>(`${addressOf(table)}/record`, ownSeats(table)[0]?.secret);
  download(new Blob([record ?? ''], { type: 'text/plain' }), `mirabilia-${table}.txt`);
}

/** Show a picture of a result around by the means of the device; without any it is saved as a file. */
export async function sharePicture(table: string, result: Result): Promise<void> {
  const { pictureOf } = await import('../../picture/result.ts');
  const picture = await pictureOf(result);
  const name = `mirabilia-${table}.png`;
  const shared = { files: [new File([picture], name, { type: picture.type })], title: result.headline };
  if (typeof navigator.canShare === 'function' && navigator.canShare(shared)) {
    await navigator.share(shared).catch(() => undefined); // whoever changes their mind
  } else download(picture, name);
}

function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
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

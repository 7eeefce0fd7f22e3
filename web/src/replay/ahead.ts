/** The replay of a table, asked for while the page that will show it is still being loaded. */
import { placeOf, type Viewer } from './address.ts';
import { Recording } from './recording.ts';
import { ownSeats } from '../lib/store.ts';

let ahead: Recording | null = null;

/** Ask for a table's replay now. Whoever opens it is told what went wrong; here nobody is. */
export function fetchAhead(table: string, search: string): void {
  ahead = new Recording({ table });
  ahead.seenBy(viewerOf(table, search)).catch(() => undefined);
}

/** The recording of a table: the one that was asked for ahead, once, else a new one. */
export function recordingOf(table: string): Recording {
  const recording = ahead?.table === table ? ahead : new Recording({ table });
  ahead = null;
  return recording;
}

/** As whom one looks on: as the address says, else from the own seat, else as a spectator. */
export function viewerOf(table: string | null, search: string): Viewer {
  const own = table === null ? undefined : ownSeats(table)[0];
  return placeOf(search).viewer ?? (own === undefined ? 'none' : `${own.seat}`);
}

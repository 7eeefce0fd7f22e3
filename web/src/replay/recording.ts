/** A game to be shown again: of a table, or from a record file. */
import { get, post } from '../lib/api.ts';
import { ownSeats } from '../lib/store.ts';
import type { Replay } from '../lib/table.ts';
import type { Viewer } from './address.ts';
import type { Saved } from './saved.svelte.ts';

export type Source = { table: string } | { record: Saved };

export class Recording {
  readonly #replays = new Map<Viewer, Promise<Replay>>();
  readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }

  /** The table it was played at; null if it comes from a file. */
  get table(): string | null {
    return 'table' in this.source ? this.source.table : null;
  }

  /** The game as a viewer sees it. The server is asked once for each viewer; what it refuses may be tried again. */
  seenBy(viewer: Viewer): Promise<Replay> {
    const known = this.#replays.get(viewer);
    if (known !== undefined) return known;
    const asked = this.#ask(viewer);
    this.#replays.set(viewer, asked);
    asked.catch(() => this.#replays.delete(viewer));
    return asked;
  }

  #ask(viewer: Viewer): Promise<Replay> {
    const { source } = this;
    if ('record' in source) return post(`/api/records?seat=${viewer}`, { text: source.record.text });
    const own = ownSeats(source.table).find(({ seat }) => `${seat}` === viewer);
    return get(`/api/tables/${encodeURIComponent(source.table)}/replay?seat=${viewer}`, own?.secret);
  }
}

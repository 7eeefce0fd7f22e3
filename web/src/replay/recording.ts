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
    const asked = this.#allPages(viewer);
    this.#replays.set(viewer, asked);
    asked.catch(() => this.#replays.delete(viewer));
    return asked;
  }

  /** Long games come in pages. */
  async #allPages(viewer: Viewer): Promise<Replay> {
    const replay = await this.#page(viewer, 0);
    while (replay.next !== null) {
      const { steps, next } = await this.#page(viewer, replay.next);
      replay.steps.push(...steps);
      replay.next = next;
    }
    return replay;
  }

  #page(viewer: Viewer, start: number): Promise<Replay> {
    const { source } = this;
    const page = `seat=${viewer}&start=${String(start)}`;
    if ('record' in source) return post(`/api/records?${page}`, { text: source.record.text });
    const own = ownSeats(source.table).find(({ seat }) => `${seat}` === viewer);
    return get(`/api/tables/${encodeURIComponent(source.table)}/replay?${page}`, own?.secret);
  }
}

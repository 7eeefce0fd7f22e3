/** A game to be shown again: of a table, from a record file, or from a record that somebody shares. */
import { get, post } from '../lib/api.ts';
import { ownSeats } from '../lib/store.ts';
import type { Replay } from '../lib/table.ts';
import type { Viewer } from './address.ts';
import type { Saved } from './saved.svelte.ts';

export type Source = { table: string } | { record: Saved } | { shared: string };

export class Recording {
  readonly #replays = new Map<Viewer, Promise<Replay>>();
  readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }

  /** The table it was played at; null if it comes from a record. */
  get table(): string | null {
    return 'table' in this.source ? this.source.table : null;
  }

  /** The id under which somebody shares it; null if nobody does. */
  get shared(): string | null {
    return 'shared' in this.source ? this.source.shared : null;
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
    if ('shared' in source) return get(`/api/shares/${encodeURIComponent(source.shared)}?${page}`);
    if ('record' in source) return post(`/api/records?${page}`, { text: source.record.text });
    // Who sat there proves it however they look on: those who played know each other's names.
    const mine = ownSeats(source.table);
    const own = mine.find(({ seat }) => `${seat}` === viewer) ?? mine[0];
    return get(`/api/tables/${encodeURIComponent(source.table)}/replay?${page}`, own?.secret);
  }
}

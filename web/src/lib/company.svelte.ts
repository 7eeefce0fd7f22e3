/** Whom one does not want to hear at a table: muted in this browser, or blocked wherever one meets them. */
import { get, post } from './api.ts';
import { playerSecret, readAs, write } from './store.ts';
import type { Blocks, ChatLine } from '../wire/mirabilia.ts';

const MUTED = 'muted';
const MOST_TABLES = 50;
type Muted = Record<string, string[]>;

/** Somebody at a table; spectators have no seat. */
export type Whom = Pick<ChatLine, 'seat' | 'name'>;

export class Company {
  readonly #table: string;
  #muted = $state.raw<string[]>([]);
  #blocked = $state.raw<number[]>([]);

  constructor(table: string) {
    this.#table = table;
    this.#muted = kept()[table] ?? [];
  }

  /** Who is blocked at this table; whoever has no seat here has blocked nobody. */
  async load(): Promise<void> {
    const blocks = await get<Blocks>(`/api/player/blocks?table=${encodeURIComponent(this.#table)}`, playerSecret());
    this.#blocked = blocks.seats;
  }

  hides(whom: Whom): boolean {
    return this.#muted.includes(keyOf(whom)) || (whom.seat !== null && this.#blocked.includes(whom.seat));
  }

  mute(whom: Whom): void {
    this.#keep([...this.#muted, keyOf(whom)]);
  }

  /** Hear everybody who is muted at this table again. */
  unmute(): void {
    this.#keep([]);
  }

  get hasMuted(): boolean {
    return this.#muted.length > 0;
  }

  async block(seat: number): Promise<void> {
    await post('/api/player/blocks', { table: this.#table, seat }, playerSecret());
    this.#blocked = [...this.#blocked, seat];
  }

  report(whom: Whom, reason: string, words: string): Promise<void> {
    const who = whom.seat === null ? { name: whom.name } : { seat: whom.seat };
    return post('/api/player/reports', { table: this.#table, reason, text: words, ...who }, playerSecret());
  }

  #keep(muted: string[]): void {
    this.#muted = muted;
    const others = Object.entries(kept()).filter(([table]) => table !== this.#table);
    write(MUTED, JSON.stringify(Object.fromEntries([...others, [this.#table, muted]].slice(-MOST_TABLES))));
  }
}

/** Spectators have no seat: they are known by their names. */
function keyOf({ seat, name }: Whom): string {
  return seat === null ? `~${name}` : String(seat);
}

function kept(): Muted {
  return readAs<Muted>(MUTED, isMuted, {});
}

function isMuted(value: unknown): value is Muted {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}

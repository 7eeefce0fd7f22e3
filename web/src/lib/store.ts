/**
 * What this browser remembers: my name, the secrets of my seats, the tables I know.
 *
 * The browser may keep nothing (a private window, a full disk) or something else may have written there. Then the page
 * works on from memory; whatever cannot be read counts as not there.
 */

const memory = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // it stays in memory
  }
}

/** Something kept as JSON, if it is what it should be. */
export function readAs<Value>(key: string, fits: (value: unknown) => value is Value, otherwise: Value): Value {
  try {
    const value: unknown = JSON.parse(read(key) ?? 'null');
    return fits(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** A text nobody can guess; also on pages without a certificate, where `randomUUID` is missing. */
export function random(bytes = 24): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Begin anew, as somebody who has never been here; what one has set stays. */
export function startAnew(): void {
  for (const key of ['player', 'person', 'name', TABLES, 'puzzles', 'lessons']) write(key, '');
}

export function ownName(): string {
  return read('name') ?? '';
}

export function keepName(name: string): void {
  write('name', name);
}

/** Proves to the server that all my seats are of one person. */
export function playerSecret(): string {
  const known = read('player');
  if (known !== null && known !== '') return known;
  const secret = random();
  write('player', secret);
  return secret;
}

/** A seat of mine. On one screen I have several at one table. */
export interface OwnSeat {
  seat: number;
  secret: string;
}

export interface KnownTable {
  table: string;
  game: string;
  at: number;
  seats: OwnSeat[];
}

const TABLES = 'tables';
const MOST_TABLES = 200;

/** The tables where I have a seat, the latest first. */
export function knownTables(): KnownTable[] {
  return readAs<unknown[]>(TABLES, Array.isArray, []).filter(isTable);
}

export function ownSeats(table: string): OwnSeat[] {
  return knownTables().find((known) => known.table === table)?.seats ?? [];
}

/** Whether I have sat down to a game. */
export function hasPlayed(game: string): boolean {
  return knownTables().some((known) => known.game === game);
}

/** The game of a table where I have a seat. */
export function gameOf(table: string): string | undefined {
  return knownTables().find((known) => known.table === table)?.game;
}

export function keepSeat(table: string, game: string, seat: OwnSeat): void {
  const others = ownSeats(table).filter((known) => known.seat !== seat.seat);
  keepTable({ table, game, at: Date.now(), seats: [...others, seat].sort((a, b) => a.seat - b.seat) });
}

/** Forget a seat that is mine no longer. */
export function forgetSeat(table: string, secret: string): void {
  const known = knownTables().find((one) => one.table === table);
  if (known === undefined) return;
  keepTable({ ...known, seats: known.seats.filter((seat) => seat.secret !== secret) });
}

function keepTable(changed: KnownTable): void {
  const others = knownTables().filter((known) => known.table !== changed.table);
  const tables = changed.seats.length > 0 ? [changed, ...others] : others;
  write(TABLES, JSON.stringify(tables.slice(0, MOST_TABLES)));
}

function isTable(value: unknown): value is KnownTable {
  if (typeof value !== 'object' || value === null) return false;
  const { table, game, at, seats } = value as Record<string, unknown>;
  const right = typeof table === 'string' && typeof game === 'string' && typeof at === 'number';
  return right && Array.isArray(seats) && seats.every(isSeat);
}

function isSeat(value: unknown): value is OwnSeat {
  if (typeof value !== 'object' || value === null) return false;
  const { seat, secret } = value as Record<string, unknown>;
  return typeof seat === 'number' && typeof secret === 'string';
}

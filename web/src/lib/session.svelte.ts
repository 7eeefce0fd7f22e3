/** Everything of mine at one table: a connection for each seat I have there, or one as a spectator. */
import { TableConnection } from './connection.svelte.ts';
import type { Language } from './language.ts';
import type { FindMoments } from './steps.svelte.ts';
import type { Event } from '../wire/mirabilia.ts';
import { forgetSeat, ownSeats, type OwnSeat } from './store.ts';

interface Held {
  seat: OwnSeat | null;
  connection: TableConnection;
  stop: () => void;
}

let ahead: Session | null = null;

/** Sit down at a table whose page is still being loaded: what the server tells is there when the page is. */
export function openAhead(table: string): void {
  ahead = new Session(table);
  ahead.start();
}

/** Everything of mine at a table: what was taken up ahead, once, else to be started. */
export function sessionAt(table: string): Session {
  const session = ahead?.table === table ? ahead : new Session(table);
  ahead = null;
  return session;
}

export class Session {
  readonly table: string;
  #held = $state.raw<Held[]>([]);
  #last = $state(0);

  /** The connection whose turn it is; with none the one that was active last. */
  readonly active = $derived(this.#pick()?.connection ?? null);
  /** Whether several people play here on one screen. */
  readonly shared = $derived(this.#held.length > 1);
  /** The seat whose side of the table is nearest; it stays when several take turns on one screen. */
  readonly side = $derived(this.#held[0]?.connection.shown?.viewer ?? null);
  /** Whether somebody here has to decide. */
  readonly isWanted = $derived(this.#held.some(({ connection }) => isActing(connection)));
  readonly secret = $derived(this.#pick()?.seat?.secret);

  constructor(table: string) {
    this.table = table;
  }

  /** Take up all my seats anew: after the start, and when I have got or lost one. */
  start(): void {
    this.stop();
    const seats = ownSeats(this.table);
    this.#held = (seats.length > 0 ? seats : [null]).map((seat) => this.#hold(seat));
  }

  stop(): void {
    for (const held of this.#held) held.stop();
    this.#held = [];
  }

  get isStarted(): boolean {
    return this.#held.length > 0;
  }

  speak(language: Language): void {
    for (const held of this.#held) held.connection.speak(language);
  }

  /** A secret that the server does not know any longer is forgotten; then one looks on. */
  dropLost(): void {
    const lost = this.#held.filter(({ connection }) => connection.gone === 'secret');
    if (lost.length === 0) return;
    for (const { seat } of lost) if (seat !== null) forgetSeat(this.table, seat.secret);
    this.start();
  }

  /** Show at once where the game has come to. */
  skip(): void {
    for (const { connection } of this.#held) connection.steps.skip();
  }

  /** What a game calls a moment, and how long it wants a step to be seen. */
  findMoments(find: FindMoments, holdOf: (events: Event[]) => number): void {
    for (const { connection } of this.#held) Object.assign(connection.steps, { findMoments: find, holdOf });
  }

  /** Remember who has acted last, so that the picture does not jump when nobody of us is to act. */
  follow(): void {
    const index = this.#held.findIndex((held) => held.connection === this.active);
    if (index >= 0) this.#last = index;
  }

  #hold(seat: OwnSeat | null): Held {
    const connection = new TableConnection(this.table, seat?.secret ?? '');
    return { seat, connection, stop: connection.start() };
  }

  /**
   * Who has just acted goes on if they have to; else it is the turn of the next one round the table. Before all have
   * seen the table nobody's turn has come: whose connection is quickest must not decide who begins.
   */
  #pick(): Held | undefined {
    if (this.#held.some(({ connection }) => connection.shown === null)) return this.#held[this.#last] ?? this.#held[0];
    const round = [...this.#held.slice(this.#last), ...this.#held.slice(0, this.#last)];
    return round.find(({ connection }) => isActing(connection)) ?? round[0];
  }
}

function isActing({ shown }: TableConnection): boolean {
  return shown !== null && shown.viewer !== null && shown.to_act.includes(shown.viewer);
}

/**
 * The lobby: what there is to play, who is there, who waits or invites, and what happens at my own tables.
 *
 * One connection for the page, open as long as something wants it: the start page, somebody who waits for an opponent
 * while playing a bot, or whoever can be invited. The server tells what changes; a lost connection comes back by itself.
 */
import { OFFLINE, Refusal } from './api.ts';
import { settings } from './settings.svelte.ts';
import { ownName, playerSecret, random, read } from './store.ts';
import type {
  Called,
  InvitationAnswered,
  InvitationShown,
  LobbyHere,
  LobbyMessage,
  LobbyPool,
  LobbyTable,
  OwnGame,
  PaceShown,
  Paired,
  Requeued,
} from '../wire/mirabilia.ts';

export interface Seeking {
  game: string;
  pace: PaceShown['pace'];
  name: string;
}

type Wish =
  | ({ do: 'pair' } & Seeking)
  | { do: 'look'; on: boolean }
  | { do: 'show'; on: boolean; name: string }
  | { do: 'invite'; table: string; who: string }
  | { do: 'reply'; invitation: string; accepts: boolean }
  | { do: 'unpair' | 'ping' };

interface Asked {
  done: () => void;
  fail: (refusal: Refusal) => void;
}

/** Milliseconds before the next try; the last one stays. */
const PAUSES = [500, 1000, 2000, 5000];
const LONG_PAUSE = 15_000;
const HEARTBEAT = 25_000;
const PATIENCE = 10_000;
const TOO_MANY = 4429;
/** Browsers count no further than so many milliseconds: some 24 days. */
const LONGEST_TIMER = 2 ** 31;

export class LobbyConnection {
  /** The public tables; null until the server has told them. */
  tables = $state.raw<LobbyTable[] | null>(null);
  here = $state.raw<LobbyHere>({ people: 0, names: [] });
  pools = $state.raw<LobbyPool[]>([]);
  paces = $state.raw<PaceShown[]>([]);
  invitations = $state.raw<InvitationShown[]>([]);
  /** What somebody has answered last whom I have invited. */
  answered = $state.raw<InvitationAnswered | null>(null);
  /** Tables of tournaments where a seat is kept for me. */
  calls = $state.raw<Called[]>([]);
  /** The table of mine at which something has happened last. */
  changed = $state.raw<OwnGame | null>(null);
  /** I wait again, because somebody has not come to our table. */
  requeued = $state.raw<Requeued | null>(null);
  /** The table to which I was brought last. */
  paired = $state('');
  /** What I wait for. */
  seeking = $state.raw<Seeking | null>(null);
  isOpen = $state(false);
  isLost = $state(false);
  /** How often a connection was opened: what was fetched before may be out of date. */
  opened = $state(0);

  #found: ((paired: Paired) => void) | null = null;
  #holders = 0;
  #lookers = 0;
  #player = '';
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn depends on it
  readonly #asked = new Map<string, Asked>();

  /** Be in the lobby, and see its tables if that is wanted, until the function that is returned gets called. */
  hold(looks: boolean): () => void {
    this.#holders += 1;
    if (looks) this.#look(1);
    this.#connect();
    const wake = () => {
      if (this.isLost && document.visibilityState !== 'hidden') this.#again();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      this.#holders -= 1;
      if (looks) this.#look(-1);
      this.#closeIfIdle();
    };
  }

  /** Wait for somebody who wants the same; `found` is called once, with the table where a seat is kept. */
  async pair(seeking: Seeking, found: (paired: Paired) => void): Promise<void> {
    this.#found = found;
    this.requeued = null;
    this.seeking = seeking;
    const player = playerSecret();
    if (!this.isOpen || this.#player !== player) {
      this.#again(); // who one is is said when the connection opens, and then what one waits for
      return;
    }
    try {
      await this.#ask({ do: 'pair', ...seeking });
    } catch (error) {
      this.seeking = null;
      throw error;
    }
  }

  /** What is to be done when somebody is found for me whom I have sought on a page that is gone. */
  take(found: (paired: Paired) => void): void {
    this.#found ??= found;
  }

  unpair(): void {
    this.seeking = null;
    this.requeued = null;
    this.#ask({ do: 'unpair' }).catch(() => undefined);
    this.#closeIfIdle();
  }

  invite(table: string, who: string): Promise<void> {
    return this.#ask({ do: 'invite', table, who });
  }

  reply(invitation: string, accepts: boolean): Promise<void> {
    this.invitations = this.invitations.filter((one) => one.invitation !== invitation);
    return this.#ask({ do: 'reply', invitation, accepts });
  }

  /** Let others see me, or not any more. */
  show(on: boolean): void {
    settings.turn('shown', on);
    this.#ask({ do: 'show', on, name: ownName() }).catch(() => undefined);
  }

  /** I have come to a table, or it is too late. */
  drop(table: string): void {
    this.calls = this.calls.filter((call) => call.table !== table);
  }

  #call(call: Called): void {
    this.drop(call.table);
    this.calls = [...this.calls, call];
    if (call.left < LONGEST_TIMER) setTimeout(() => this.drop(call.table), call.left);
  }

  #look(number: 1 | -1): void {
    this.#lookers += number;
    const isChange = number === 1 ? this.#lookers === 1 : this.#lookers === 0;
    if (isChange && this.isOpen) this.#ask({ do: 'look', on: number === 1 }).catch(() => undefined);
  }

  #closeIfIdle(): void {
    if (this.#holders > 0 || this.seeking !== null) return;
    this.#drop();
    clearTimeout(this.#retry);
    this.isLost = false;
  }

  #again(): void {
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#socket !== null) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby`);
    this.#socket = socket;
    this.#expect(2 * PATIENCE);
    socket.onopen = () => {
      if (this.#socket === socket) this.#greet(socket);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as LobbyMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    };
  }

  #greet(socket: WebSocket): void {
    this.#player = read('player') ?? '';
    const [looks, shown, name] = [this.#lookers > 0, settings.isOn('shown') && ownName() !== '', ownName()];
    socket.send(JSON.stringify({ player: this.#player, looks, shown, name, lang: settings.language }));
    clearTimeout(this.#overdue);
    this.#failures = 0;
    this.invitations = [];
    this.calls = [];
    this.isLost = false;
    this.isOpen = true;
    this.opened += 1;
    this.#beat = setInterval(() => {
      this.#ask({ do: 'ping' }).catch(() => undefined);
      this.#expect(PATIENCE);
    }, HEARTBEAT);
    const { seeking } = this;
    if (seeking !== null) {
      this.#ask({ do: 'pair', ...seeking }).catch(() => {
        this.seeking = null;
      });
    }
  }

  #hear(message: LobbyMessage): void {
    clearTimeout(this.#overdue);
    if (message.is === 'lobby') {
      this.tables = message.tables;
      this.here = message.here;
      this.pools = message.pools;
      this.paces = message.paces;
    } else if (message.is === 'changes') {
      const old = [...message.gone, ...message.tables.map(({ table }) => table)];
      const kept = (this.tables ?? []).filter(({ table }) => !old.includes(table));
      this.tables = [...message.tables, ...kept];
      this.here = message.here ?? this.here;
      this.pools = message.pools ?? this.pools;
    } else if (message.is === 'invited') {
      this.invitations = [...this.invitations, message.invitation];
    } else if (message.is === 'answered') this.answered = message;
    else if (message.is === 'called') this.#call(message);
    else if (message.is === 'game') {
      this.changed = message.game;
      this.drop(message.game.table); // I sit there, here or in another browser
    } else if (message.is === 'paired') {
      this.seeking = null;
      this.requeued = null;
      this.paired = message.table;
      this.#found?.(message);
    } else if (message.is === 'requeued') this.#waitAgain(message);
    else if (message.is === 'unpaired') this.seeking = null;
    else this.#answer(message);
  }

  #waitAgain(message: Requeued): void {
    if (this.#found === null) {
      this.unpair(); // nobody would take the seat: the page is another one by now
      return;
    }
    this.requeued = message;
    this.seeking = { game: message.game, pace: message.pace, name: message.name };
  }

  #answer(message: Extract<LobbyMessage, { id: string }>): void {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.is === 'refused') asked?.fail(new Refusal(message));
    else asked?.done();
  }

  #ask(wish: Wish): Promise<void> {
    return new Promise((done, fail) => {
      if (!this.isOpen) {
        fail(new Refusal(OFFLINE));
        return;
      }
      const id = random(9);
      this.#asked.set(id, { done, fail });
      this.#socket?.send(JSON.stringify({ ...wish, id }));
    });
  }

  /** The other end has to say something before so many milliseconds have passed. */
  #expect(patience: number): void {
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => {
      this.#drop();
      this.#lost(0);
    }, patience);
  }

  #drop(): void {
    const socket = this.#socket;
    const { isOpen } = this;
    this.#socket = null;
    this.isOpen = false;
    clearInterval(this.#beat);
    clearTimeout(this.#overdue);
    for (const { fail } of this.#asked.values()) fail(new Refusal(OFFLINE));
    this.#asked.clear();
    if (socket === null) return;
    // Browsers complain of one that is closed before it is open: whoever leaves at once closes it then.
    if (isOpen) socket.close();
    else
      socket.onopen = () => {
        socket.close();
      };
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#holders === 0 && this.seeking === null) return;
    this.isLost = true;
    const isPatient = code === TOO_MANY || document.visibilityState === 'hidden';
    const pause = isPatient ? LONG_PAUSE : (PAUSES[this.#failures] ?? PAUSES.at(-1));
    this.#failures += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#connect();
    }, pause);
  }
}

export const lobby = new LobbyConnection();

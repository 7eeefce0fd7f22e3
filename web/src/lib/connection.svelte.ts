/**
 * One seat, or a spectator, at a table: what the server tells, and what one asks of it.
 *
 * A lost connection comes back by itself. A move that was not acknowledged is sent again under its id, so it is made
 * once; other requests fail, and can be made again.
 */
import { OFFLINE, Refusal } from './api.ts';
import type { Language } from './language.ts';
import { settings } from './settings.svelte.ts';
import { chosenIn, isSecret, turnsOf, turnsSince } from './since.ts';
import { StepQueue } from './steps.svelte.ts';
import { random } from './store.ts';
import { merge, type Table } from './table.ts';
import type {
  BotDecision,
  ChatLine,
  Event,
  LogEntry,
  Message,
  News,
  StoryStep,
  Tried,
  Welcome,
} from '../wire/mirabilia.ts';

/**
 * `waiting`: it was lost and is tried again; `gone`: there is no such table (`table`), or the secret is of no seat
 * there (`secret`).
 */
export type State = 'connecting' | 'open' | 'waiting' | 'gone';
export type Gone = 'table' | 'secret';

/** A move: an action by its code, or in the notation of the game; others can follow it at once. */
export type Move = ({ code: number } | { text: string }) & { then?: string[] };

export type Wish =
  | ({ do: 'move' } & Move)
  | { do: 'answer'; agrees: boolean }
  | { do: 'say'; text: string; name?: string }
  | { do: 'phrase'; phrase: string }
  | { do: 'chat'; on: boolean }
  | { do: 'chat_page'; before: number }
  | { do: 'try'; moves: string[] }
  | { do: 'undo' | 'take_back' | 'offer_end' | 'resign' | 'come_back' | 'hint' | 'ping' };

/** Moves that were taken back, and who wanted that. */
export interface TakenBack {
  seat: number;
  steps: StoryStep[];
}

type Answer = Extract<Message, { is: 'done' | 'hint' | 'tried' | 'chat_page' | 'pong' }>;

interface Asked {
  id: string;
  wish: Wish;
  done: (message: Answer) => void;
  fail: (refusal: Refusal) => void;
}

/** Milliseconds before the next try; the last one stays, so that a table is back within two seconds of its server. */
const PAUSES = [300, 700, 1200, 1500];
/** For pages that nobody looks at, and where too many have come. */
const LONG_PAUSE = 15_000;
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;
const [BAD_HELLO, NO_TABLE, TOO_MANY, NO_DATABASE] = [4400, 4404, 4429, 4503];

export class TableConnection {
  state = $state<State>('connecting');
  gone = $state<Gone | null>(null);
  /** Whether the server itself is in trouble, not the way to it. */
  troubled = $state(false);
  /** What is shown of the table: the steps of the game one after the other. */
  readonly steps = new StepQueue();
  /** All moves that are known, also those that are still to be shown. */
  story = $state.raw<StoryStep[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Older lines of the chat are before this one; null if there are none. */
  chatBefore = $state<number | null>(null);
  /** Whether bots think less than usual because people wait at many tables. */
  hurried = $state(false);
  /** Programs that do not work: another bot decides in their place. */
  setAside = $state.raw<string[]>([]);
  /** What else has happened since one came: who sat down, who gave up. */
  remarks = $state.raw<LogEntry[]>([]);
  /** What was taken back last, until somebody moves again. */
  takenBack = $state.raw<TakenBack | null>(null);
  /** The seats whose players are at their screens; null if that is not known. */
  here = $state.raw<number[] | null>(null);
  /** A move is on its way. */
  moving = $state(false);

  readonly #table: string;
  readonly #secret: string;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn depends on it
  readonly #asked = new Map<string, Asked>();
  #language: Language;
  /** The table with all that is known of it. */
  #known: Table | null = null;
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(table: string, secret = '', language: Language = settings.language) {
    this.#table = table;
    this.#secret = secret;
    this.#language = language;
  }

  /** The table as it is shown. */
  get shown(): Table | null {
    return this.steps.shown;
  }

  /** The moves up to what is shown. */
  get shownStory(): StoryStep[] {
    return this.story.slice(0, this.shown?.moves ?? 0);
  }

  /** Who has chosen in secret and waits for the others. */
  get chosen(): number[] {
    return chosenIn(this.shownStory, this.shown?.to_act ?? []);
  }

  /** Be there, until the function that is returned gets called. */
  start(): () => void {
    this.#stopped = false;
    this.#connect();
    const wake = () => {
      this.#wake();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      this.#stop();
    };
  }

  /** Refusals are told in this language from now on. */
  speak(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#drop();
    this.#connect();
  }

  /** Do not wait for the next try, nor for one that hangs. */
  tryNow(): void {
    if (this.state !== 'waiting') return;
    this.#drop();
    this.#connect();
  }

  /** Make a move; none other can be made until it is acknowledged. */
  async move(move: Move): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    try {
      await this.#ask({ do: 'move', ...move });
    } finally {
      this.moving = false;
    }
  }

  /** Ask for anything else. */
  async ask(wish: Wish): Promise<void> {
    await this.#ask(wish);
  }

  /** What a bot would do. */
  async hint(): Promise<BotDecision> {
    const message = await this.#ask({ do: 'hint' });
    if (message.is !== 'hint') throw new Refusal(OFFLINE);
    return message.hint;
  }

  /** Older lines of the chat, put before those that are there. */
  async olderChat(): Promise<void> {
    const before = this.chatBefore;
    if (before === null) return;
    const message = await this.#ask({ do: 'chat_page', before });
    if (message.is !== 'chat_page' || this.chatBefore !== before) return;
    this.chat = [...message.chat, ...this.chat];
    this.chatBefore = message.before;
  }

  /** What moves would change, without making them; without moves, what one can do or could if it were one's turn. */
  async attempt(moves: string[]): Promise<Tried> {
    const message = await this.#ask({ do: 'try', moves });
    if (message.is !== 'tried') throw new Refusal(OFFLINE);
    return message;
  }

  #ask(wish: Wish): Promise<Answer> {
    return new Promise((done, fail) => {
      const asked = { id: `${wish.do}-${random(9)}`, wish, done, fail };
      if (wish.do !== 'move' && this.state !== 'open') {
        fail(new Refusal(OFFLINE));
        return;
      }
      this.#asked.set(asked.id, asked);
      if (this.state === 'open') this.#send(asked);
    });
  }

  #send({ id, wish }: Asked): void {
    this.#socket?.send(JSON.stringify({ ...wish, id }));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#stopped || this.#socket !== null || this.state === 'gone') return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    // Named here as well, so that the connection goes straight to where the table is.
    const address = `/api/socket?table=${encodeURIComponent(this.#table)}`;
    const socket = new WebSocket(`${scheme}://${location.host}${address}`);
    this.#socket = socket;
    // The whole story each time: while one was away moves may have been taken back and others made.
    const hello = { table: this.#table, secret: this.#secret, moves: 0, lang: this.#language };
    this.#expect(2 * PATIENCE);
    socket.onopen = () => {
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as Message);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    };
  }

  #hear(message: Message): void {
    clearTimeout(this.#overdue);
    if (message.is === 'welcome') this.#welcome(message);
    else if (message.is === 'news') this.#news(message);
    else if (message.is === 'presence') this.here = message.here;
    else if (message.is === 'bots') this.#botsTold(message.hurried, message.set_aside);
    else this.#answered(message);
  }

  #botsTold(hurried: boolean, setAside: string[]): void {
    this.hurried = hurried;
    this.setAside = setAside;
  }

  #welcome({ table, story, chat, chat_before, here }: Welcome): void {
    this.#failures = 0;
    this.troubled = false;
    this.#known = table as Table;
    this.story = story;
    this.takenBack = null;
    this.steps.begin(this.#known, since(story, table.viewer));
    this.chat = chat;
    this.chatBefore = chat_before;
    this.#botsTold(false, []);
    this.here = here;
    this.state = 'open';
    this.#beat = setInterval(() => {
      this.#ping();
    }, HEARTBEAT);
    for (const asked of this.#asked.values()) this.#send(asked);
  }

  #news({ news, table }: News): void {
    if (this.#known === null) return;
    this.#known = merge(this.#known, table);
    const events: Event[] = [];
    for (const one of news) {
      if (one.kind === 'moved') events.push(...this.#moved(one));
      else if (one.kind === 'said') this.#said(one);
      else this.#remarked(one);
    }
    if (!isSecret(events)) this.#stepped(events, this.#known);
    else if (news.some(({ kind }) => kind === 'taken_back')) this.steps.goBack(this.#known);
    else this.steps.update(this.#known);
  }

  #moved(news: LogEntry): Event[] {
    const { at, seat, events = [], move } = news;
    const step = { number: this.story.length, seat: seat ?? 0, at, events };
    this.story = [...this.story, move === undefined ? step : { ...step, move }];
    return events;
  }

  /** What was chosen in secret comes to light with the last choice: one step of all who have chosen. */
  #stepped(events: Event[], table: Table): void {
    this.takenBack = null;
    const movers = turnsOf(this.story).at(-1)?.movers ?? [];
    this.steps.add({ movers, events: events.filter((event) => !isSecret([event])), table });
  }

  #said({ seq, at, name = '', seat = null, text = '', phrase = '' }: LogEntry): void {
    this.chat = [...this.chat, { seq, at, name, seat, text, phrase }];
  }

  #remarked(news: LogEntry): void {
    this.remarks = [...this.remarks, news];
    if (news.kind !== 'taken_back') return;
    this.takenBack = { seat: news.seat ?? 0, steps: this.story.slice(news.moves) };
    this.story = this.story.slice(0, news.moves);
  }

  #answered(message: Exclude<Message, { is: 'welcome' | 'news' | 'presence' | 'bots' }>): void {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.is === 'refused') asked?.fail(new Refusal(message));
    else asked?.done(message);
  }

  /** Find out whether the other end is still there. */
  #ping(): void {
    if (this.state !== 'open') return;
    this.#socket?.send(JSON.stringify({ do: 'ping', id: 'beat' }));
    this.#expect(PATIENCE);
  }

  /** The other end has to say something before so many milliseconds have passed. */
  #expect(patience: number): void {
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => {
      this.#drop();
      this.#lost(0);
    }, patience);
  }

  /** The network or the person is back: do not wait any longer. */
  #wake(): void {
    if (document.visibilityState === 'hidden') return;
    if (this.state === 'open') this.#ping();
    else this.#connect();
  }

  #lost(code: number): void {
    this.#drop();
    this.troubled = code === NO_DATABASE;
    if (code === BAD_HELLO || code === NO_TABLE) {
      this.gone = code === NO_TABLE ? 'table' : 'secret';
      this.state = 'gone';
      this.#fail(() => true);
      return;
    }
    this.state = this.shown === null && this.#failures === 0 ? 'connecting' : 'waiting';
    this.#fail((asked) => asked.wish.do !== 'move');
    const pause = code === TOO_MANY ? LONG_PAUSE : this.#pause();
    this.#failures += 1;
    this.#retry = setTimeout(
      () => {
        this.#connect();
      },
      pause * (0.75 + Math.random() / 2),
    );
  }

  #pause(): number {
    const [last] = PAUSES.slice(-1);
    return PAUSES[this.#failures] ?? (document.visibilityState === 'hidden' ? LONG_PAUSE : (last ?? 0));
  }

  #fail(which: (asked: Asked) => boolean): void {
    for (const asked of [...this.#asked.values()].filter(which)) {
      this.#asked.delete(asked.id);
      asked.fail(new Refusal(OFFLINE));
    }
  }

  #drop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#overdue);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #stop(): void {
    this.#stopped = true;
    this.#drop();
    this.#fail(() => true);
  }
}

function since(story: StoryStep[], viewer: number | null): Event[] {
  return turnsSince(story, viewer).flatMap(({ events }) => events);
}

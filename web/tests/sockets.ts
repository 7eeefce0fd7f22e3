/** A server for tests: remembers what it is sent, and says what it is told to. */
import { flushSync } from 'svelte';
import { vi } from 'vitest';
import type { Table } from '../src/lib/table.ts';
import type { Action, LobbyMessage, LogEntry, Message, StoryStep, TableUpdate } from '../src/wire/mirabilia.ts';

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) throw new Error('nobody has connected');
    return socket;
  }

  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    // the page has dropped it
  }

  open(): void {
    this.onopen?.();
  }

  say(message: Message | LobbyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }

  welcome(shown: Partial<Table> = {}, story: StoryStep[] = []): void {
    this.open();
    this.say({ is: 'welcome', seat: 0, table: table(shown), story, chat: [], chat_before: null, here: null });
  }

  /** News with what has changed by them: the rest of the game is left out. */
  news(news: Partial<LogEntry>, changes: Partial<TableUpdate> = {}): void {
    this.say({ is: 'news', news: [{ seq: 9, at: 0, kind: 'moved', ...news }], table: { ...state(), ...changes } });
  }

  /** The connection breaks. */
  lose(code = 1006): void {
    this.onclose?.({ code });
    flushSync();
  }

  /** What was asked last. */
  get asked(): Record<string, unknown> {
    return this.sent.at(-1) ?? {};
  }
}

export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}

export function table(changes: Partial<Table> = {}): Table {
  return {
    id: 'k3x9',
    game: 'duel',
    options: {},
    catalogue: '',
    public: false,
    rules: 1,
    outdated: false,
    seeded: false,
    unrated: 'unasked',
    pace: 'untimed',
    tournament: '',
    strangers: false,
    clock: { kind: 'none', amount: 0, lost: false, gain: 0 },
    ...state(),
    actions: [action(7, 'build'), action(107, 'discard')],
    view: {},
    own: { seat: 0 },
    ...changes,
  };
}

/** The fields of every update. */
export function state(): TableUpdate {
  const seat = { bot: null, taken: true, stand_in: null, resigned: false, used: 0, deadline: null };
  return {
    viewer: 0,
    status: 'playing',
    seq: 2,
    moves: 0,
    seats: [
      { ...seat, name: 'Anna' },
      { ...seat, name: '', bot: 'greedy' },
    ],
    to_act: [0],
    undo: null,
    take_back: false,
    hints: true,
    question: null,
    outcome: null,
    chat: true,
    chat_wanted: [],
    rematch: null,
  };
}

function action(code: number, move: string): Action {
  return { code, text: `${move} baths`, fact: { move, card: 'baths' }, subject: ['card', 'baths'] };
}

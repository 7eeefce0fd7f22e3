/** A server for tests: remembers what it is sent, and says what it is told to. */
import { flushSync } from 'svelte';
import { vi } from 'vitest';
import type { Message, News, Shown, StoryStep } from '../src/lib/wire.ts';

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

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }

  welcome(shown: Partial<Shown> = {}, story: StoryStep[] = []): void {
    this.open();
    this.say({ is: 'welcome', seat: 0, table: table(shown), story, chat: [] });
  }

  news(news: Partial<News>, shown: Partial<Shown> = {}): void {
    this.say({ is: 'news', news: [{ seq: 9, at: 0, kind: 'moved', ...news }], table: table(shown) });
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

export function table(changes: Partial<Shown> = {}): Shown {
  const seat = { bot: null, taken: true, stand_in: null, resigned: false, used: 0, deadline: null };
  return {
    id: 'k3x9',
    game: 'duel',
    options: {},
    catalogue: '',
    public: false,
    seeded: false,
    status: 'playing',
    seq: 2,
    moves: 0,
    clock: { kind: 'none', amount: 0 },
    seats: [
      { ...seat, name: 'Anna' },
      { ...seat, name: '', bot: 'greedy' },
    ],
    to_act: [0],
    undo: null,
    hints: true,
    question: null,
    outcome: null,
    chat: true,
    rematch: null,
    viewer: 0,
    legal: ['build baths', 'discard baths'],
    view: {},
    ...changes,
  };
}

/** A short game to be shown again, and a server that has it. */
import { vi } from 'vitest';
import type { GameModule } from '../../src/games/contract.ts';
import type { Replay, ReplayStep } from '../../src/lib/table.ts';
import type { Event } from '../../src/wire/mirabilia.ts';
import StubBoard from './StubBoard.svelte';
import StubEnd from './StubEnd.svelte';

export const MODULE: GameModule = {
  Board: StubBoard,
  loadEnd: () => Promise.resolve(StubEnd),
  prompt: () => '',
  chapter: (view) => {
    const { age } = view as { age: number };
    return age === 0 ? 'Draft' : `Age ${String(age)}`;
  },
  isPrelude: (view) => (view as { age: number }).age === 0,
};

const CARDS = ['baths', 'tavern', 'altar', 'forum', 'walls', 'palace'];
const RESULT = { reason: 'civilian', ranks: [2, 1], scores: [{ total: 3 }, { total: 5 }] };
export const RECORD = 'mirabilia record 1\ngame: duel\nseed: 7\nplayers: ["Anna", "Bruno"]\n\n1: build baths\n';

/** Seven steps: one before the first Age, two in each. What a viewer sees says who it is. */
export function replayFor(seat: string, game = 'duel'): Replay {
  const built = CARDS.map((card, index): ReplayStep => {
    const events: Event[] = [{ event: 'built', seat: index % 2, card }];
    return {
      number: index + 1,
      moves: [{ seat: index % 2, move: { text: `build ${card}`, fact: { move: 'build', card } } }],
      events,
      ...seenBy(seat, index + 1),
    };
  });
  const steps: ReplayStep[] = [{ number: 0, moves: [], events: [], ...seenBy(seat, 0) }, ...built];
  return { game, players: ['Anna', 'Bruno'], options: {}, result: null, record: RECORD, steps, next: null };
}

/** The same game as if both had chosen in secret and turned their cards over together: three turns of two moves. */
export function replayTogether(seat: string): Replay {
  const replay = replayFor(seat);
  const [start, ...moves] = replay.steps;
  const turns = [0, 2, 4].map((first) => {
    const [one, other] = moves.slice(first, first + 2) as [ReplayStep, ReplayStep];
    return { ...other, moves: [...one.moves, ...other.moves], events: [...one.events, ...other.events] };
  });
  return { ...replay, steps: start === undefined ? [] : [start, ...turns] };
}

function seenBy(seat: string, step: number): Pick<ReplayStep, 'view' | 'open'> {
  const view = { age: Math.ceil(step / 2), seenBy: seat, result: step === CARDS.length ? RESULT : null };
  return { view, open: seat === 'all' ? { deck: [] } : null };
}

type Answer = [status: number, body: unknown];

/** Answers what is asked of the server; what has been asked comes back as the addresses. */
export function serve(answer: (url: URL, body: string) => Answer | null = replays): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, how?: RequestInit) => {
    const url = new URL(address, location.origin);
    const found = answer(url, typeof how?.body === 'string' ? how.body : '') ?? printed(url);
    asked.push(`${url.pathname}?seat=${url.searchParams.get('seat') ?? ''}`);
    if (found === null) return Promise.reject(new TypeError('offline'));
    return Promise.resolve(new Response(JSON.stringify(found[1]), { status: found[0] }));
  });
  return asked;
}

/** A server where every game is over. */
export function replays(url: URL): Answer | null {
  const seat = url.searchParams.get('seat') ?? 'all';
  return /replay$|records$/.test(url.pathname) ? [200, replayFor(seat)] : null;
}

export function refusal(status: number, kind: string, message = kind, fields = {}): Answer {
  return [status, { refusal: kind, message, fields }];
}

function printed(url: URL): Answer | null {
  if (url.pathname === '/api/games') return [200, [{ game: 'duel', kinds: ['card'] }]];
  return url.pathname === '/api/games/duel/pieces' ? [200, {}] : null;
}

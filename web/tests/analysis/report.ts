/** The analysis of the short game in tests/replay/game.ts, and a server that works on it. */
import type { Cards, Grade, Judged, Report } from '../../src/analysis/wire.ts';
import { refusal, replays } from '../replay/game.ts';

const CARDS = ['baths', 'tavern', 'altar', 'forum', 'walls', 'palace'];
const VALUES = [0.55, 0.5, 0.3, 0.32, 0.1, 0];
const LOSSES: [Grade, number][] = [
  ['best', 0],
  ['fine', 0.02],
  ['blunder', 0.25],
  ['inaccuracy', 0.06],
  ['mistake', 0.15],
  ['forced', 0],
];

function judged(index: number): Judged {
  const [grade, loss] = LOSSES[index] ?? ['best', 0];
  const [card, value] = [CARDS[index] ?? '', VALUES[index] ?? 0];
  const better = grade === 'best' || grade === 'forced' ? card : 'theater';
  const own = index % 2 === 0 ? value : 1 - value;
  const line = grade === 'blunder' ? [{ seat: 1, move: 'build forum', fact: { move: 'build', card: 'forum' } }] : [];
  const others = [{ move: 'discard', card: 'altar' }];
  return {
    step: index + 1,
    seat: index % 2,
    move: `build ${card}`,
    values: [value, 1 - value],
    told: { move: { move: 'build', card }, best: { move: 'build', card: better }, line, others },
    best: `build ${better}`,
    value: own,
    best_value: own + loss,
    loss,
    grade,
    line: line.map(({ move }) => move),
    reasons: [],
    others: [['discard altar', 0.4]],
    after: grade === 'forced' ? null : own,
    causes: grade === 'mistake' ? ['luck'] : [],
    themes: grade === 'blunder' ? ['science', 'denial'] : [],
  };
}

/** How it is when so many of the six moves have been looked at. */
export function reportOf(done = 6, cards: Cards = 'seat'): Report {
  const finished = done === CARDS.length;
  return {
    version: 1,
    budget: '0.2s',
    game: 'duel',
    players: ['Anna', 'Bruno'],
    cards,
    level: 'master',
    done,
    total: CARDS.length,
    finished,
    error: null,
    start: [0.52, 0.48],
    steps: CARDS.slice(0, done).map((_, index) => judged(index)),
    accuracy: finished ? [61.4, 88] : [null, null],
    turning_point: finished ? 3 : null,
  };
}

/** A game of several, or of one alone. */
export function reportFor(players: number): Report {
  const report = reportOf();
  const values = Array.from({ length: players }, () => 1 / players);
  const steps = report.steps.map((step) => ({ ...step, seat: step.seat % players, values }));
  return { ...report, players: values.map((_, seat) => `P${String(seat)}`), start: values, steps };
}

type Answer = [status: number, body: unknown];
export interface Asked {
  method: string;
  path: string;
  body: string;
}

/** Answers of a server that comes forward by some moves each time it is asked how far it is. */
export function analyses(asked: Asked[], stages: Report[] = [reportOf()]) {
  let at = 0;
  return (url: URL, body: string): Answer | null => {
    if (!/analys[ei]s/.test(url.pathname)) return replays(url);
    asked.push({ method: body === '' ? 'GET' : 'POST', path: url.pathname + cardsOf(url), body });
    if (url.pathname === '/api/analyses') return [202, { analysis: 'a7' }];
    const report = stages[Math.min(at, stages.length - 1)] ?? reportOf();
    if (body === '') at += 1;
    const cards = url.searchParams.get('cards') === 'open' ? 'open' : 'seat';
    return [200, { ...report, cards }];
  };
}

/** A server that refuses to analyse anything. */
export function refuses(kind: string, message: string) {
  return (url: URL): Answer | null => (url.pathname.endsWith('analysis') ? refusal(429, kind, message) : replays(url));
}

function cardsOf(url: URL): string {
  const cards = url.searchParams.get('cards');
  return cards === null ? '' : `?cards=${cards}`;
}

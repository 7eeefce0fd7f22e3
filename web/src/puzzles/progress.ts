/** What one has made of puzzles: kept in this browser, and for a person on the server too. */
import { syncProgress } from '../lib/person.ts';
import { readAs, write } from '../lib/store.ts';

export type Outcome = 'solved' | 'seen';

export interface Progress {
  /** Found by oneself, or the answer was looked at first. */
  puzzles: Record<string, Outcome>;
  /** The days (UTC) whose puzzle one has solved, in order. */
  days: string[];
}

const KEY = 'puzzles';
const DAY = 24 * 60 * 60 * 1000;
/** Longer streaks are not counted to the end. */
const MOST_DAYS = 1000;

export function progress(): Progress {
  return readAs(KEY, isProgress, { puzzles: {}, days: [] });
}

/** Keep how a puzzle has ended for the first time; `day` is that whose puzzle it is, if it is one of today. */
export function keep(puzzle: string, outcome: Outcome, day: string | null): Progress {
  const { puzzles, days } = progress();
  const first = puzzles[puzzle] ?? outcome;
  const counts = first === 'solved' && day !== null && !days.includes(day);
  const kept: Progress = {
    puzzles: { ...puzzles, [puzzle]: first },
    days: counts ? [...days, day].sort().slice(-MOST_DAYS) : days,
  };
  write(KEY, JSON.stringify(kept));
  syncProgress();
  return kept;
}

/** What all browsers of a person know together. */
export function keepAll(kept: Progress): void {
  write(KEY, JSON.stringify({ ...kept, days: kept.days.slice(-MOST_DAYS) }));
}

/** On how many days in a row one has solved the puzzle of the day. Today's may still be open: yesterday's keeps it. */
export function streak(days: string[], today: string): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : before(today);
  let count = 0;
  for (; solved.has(day); day = before(day)) count += 1;
  return count;
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null) return false;
  const { puzzles, days } = value as Record<string, unknown>;
  if (typeof puzzles !== 'object' || puzzles === null || !Array.isArray(days)) return false;
  const right = Object.values(puzzles).every((one) => one === 'solved' || one === 'seen');
  return right && days.every((day) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day));
}

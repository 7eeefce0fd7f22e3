/** How far one has come in the lessons: kept in this browser; what a person has gone through on the server too. */
import { syncProgress } from './person.ts';
import { readAs, write } from './store.ts';

/** Where one is in a lesson: its step, and the moves that led there. */
export interface Progress {
  step: number;
  made: string[];
  /** Whether it was gone through once. */
  done: boolean;
}

const LESSONS = 'lessons';
export const START: Progress = { step: 0, made: [], done: false };

export function progressIn(game: string, lesson: string): Progress {
  return allProgress()[keyOf(game, lesson)] ?? START;
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  const isNew = progress.done && !progressIn(game, lesson).done;
  write(LESSONS, JSON.stringify({ ...allProgress(), [keyOf(game, lesson)]: progress }));
  if (isNew) syncProgress();
}

/** The lessons that were gone through, as in "duel/first". */
export function lessonsDone(): string[] {
  return Object.entries(allProgress()).flatMap(([key, { done }]) => (done ? [key] : []));
}

/** Note lessons that were gone through in other browsers. */
export function keepDone(keys: string[]): void {
  const all = allProgress();
  for (const key of keys) all[key] = { ...(all[key] ?? START), done: true };
  write(LESSONS, JSON.stringify(all));
}

/** How many of these lessons were gone through. */
export function doneOf(game: string, lessons: string[]): number {
  return lessons.filter((lesson) => progressIn(game, lesson).done).length;
}

export function lessonAddress(game: string, lesson: string): string {
  return `/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;
}

/** The text that says what a lesson is called; its form `why` says what one learns there. */
export function titleKey(game: string, lesson: string): string {
  return `${game}-lesson-${lesson.replaceAll('_', '-')}`;
}

function keyOf(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

function allProgress(): Record<string, Progress> {
  const kept = readAs(LESSONS, isRecord, {});
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Progress] => isProgress(entry[1])));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isProgress(value: unknown): value is Progress {
  if (!isRecord(value)) return false;
  const { step, made, done } = value;
  const isList = Array.isArray(made) && made.every((move) => typeof move === 'string');
  return typeof step === 'number' && isList && typeof done === 'boolean';
}

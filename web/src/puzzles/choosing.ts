/** Which puzzles somebody wants, as it stands in the address, and which one comes next. */
import type { PuzzleListed } from '../wire/mirabilia.ts';
import type { Progress } from './progress.ts';

export const HARDEST = 5;
export const STATES = ['open', 'solved', 'seen'] as const;

export interface Wanted {
  theme: string;
  difficulty: number | null;
  state: (typeof STATES)[number] | null;
}

export function wantedIn(search: string): Wanted {
  const query = new URLSearchParams(search);
  const difficulty = Number(query.get('difficulty'));
  return {
    theme: query.get('theme') ?? '',
    difficulty: Number.isInteger(difficulty) && difficulty >= 1 && difficulty <= HARDEST ? difficulty : null,
    state: STATES.find((state) => state === query.get('state')) ?? null,
  };
}

export function queryOf({ theme, difficulty, state }: Wanted): string {
  const query = new URLSearchParams();
  if (theme !== '') query.set('theme', theme);
  if (difficulty !== null) query.set('difficulty', String(difficulty));
  if (state !== null) query.set('state', state);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

export function fits(puzzle: PuzzleListed, wanted: Wanted, { puzzles }: Progress): boolean {
  const outcome = puzzles[puzzle.puzzle] ?? 'open';
  return (
    (wanted.theme === '' || puzzle.themes.includes(wanted.theme)) &&
    (wanted.difficulty === null || puzzle.difficulty === wanted.difficulty) &&
    (wanted.state === null || outcome === wanted.state)
  );
}

/** The themes that some puzzles have. */
export function themesOf(puzzles: PuzzleListed[]): string[] {
  return [...new Set(puzzles.flatMap(({ themes }) => themes))].sort();
}

/** The next puzzle after one that is still open and like those that are wanted; null if there is none. */
export function nextAfter(
  puzzle: string,
  puzzles: PuzzleListed[],
  wanted: Wanted,
  progress: Progress,
): PuzzleListed | null {
  const at = puzzles.findIndex((one) => one.puzzle === puzzle);
  const following = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return following.find((one) => fits(one, { ...wanted, state: 'open' }, progress)) ?? null;
}

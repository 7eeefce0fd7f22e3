/** Puzzles and lessons: what this browser knows is put together with what the others of the same person know. */
import { post } from '../lib/api.ts';
import { keepDone, lessonsDone } from '../lib/lessons.ts';
import { playerSecret } from '../lib/store.ts';
import { keepAll, progress } from '../puzzles/progress.ts';
import type { ProgressKept } from '../wire/mirabilia.ts';

let last = '';

export async function sync(): Promise<void> {
  const sent = { ...progress(), lessons: lessonsDone() };
  const text = JSON.stringify(sent);
  if (text === last) return;
  const kept = await post<ProgressKept>('/api/me/progress', sent, playerSecret());
  keepAll({ puzzles: kept.puzzles, days: kept.days });
  keepDone(kept.lessons);
  last = JSON.stringify({ ...progress(), lessons: lessonsDone() });
}

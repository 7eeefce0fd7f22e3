/** What is said in lessons, and of them. */
import { get } from '../lib/api.ts';
import { titleKey } from '../lib/lessons.ts';
import type { Texts } from '../lib/texts.ts';
import type { LessonShown } from '../wire/mirabilia.ts';

export function lessonsOf(game: string): Promise<LessonShown[]> {
  return get(`/api/games/${encodeURIComponent(game)}/lessons`);
}

export function titleOf(game: string, lesson: string, text: Texts): string {
  return text(titleKey(game, lesson));
}

/** What one learns there, in a sentence. */
export function whyOf(game: string, lesson: string, text: Texts): string {
  return text.form(titleKey(game, lesson), 'why');
}

/** What a step says, or how it answers a move that does not lead on. */
export function wordsOf(
  { game, lesson, step }: { game: string; lesson: string; step: string },
  wrong: string | null,
  names: string[],
  text: Texts,
): string {
  const key = `${titleKey(game, lesson)}-${step.replaceAll('_', '-')}`;
  const values = { rival: names[1] ?? '', third: names[2] ?? '' };
  return wrong === null ? text(key, values) : text.form(key, wrong, values);
}

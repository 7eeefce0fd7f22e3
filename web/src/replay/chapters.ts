/** Phases of a game, to jump to. */
import type { GameModule } from '../games/contract.ts';
import type { Texts } from '../lib/texts.ts';
import type { ReplayStep } from '../lib/table.ts';

export interface Chapter {
  /** The key that leads there: 0 for what comes before the first chapter. */
  number: number;
  name: string;
  /** The first step that belongs to it. */
  step: number;
  /** How many steps it has. */
  length: number;
}

/** The chapters of a replay in their order. */
export function chaptersOf(
  steps: ReplayStep[],
  module: Pick<GameModule, 'chapter' | 'isPrelude'>,
  text: Texts,
): Chapter[] {
  const chapters: Chapter[] = [];
  for (const [index, { view }] of steps.entries()) {
    const name = module.chapter(view, text);
    if (name === '') continue;
    const current = chapters.at(-1);
    if (current?.name === name) current.length += 1;
    else chapters.push({ number: chapters.length, name, step: index, length: 1 });
  }
  const hasPrelude = module.isPrelude?.(steps[0]?.view) ?? false;
  return hasPrelude ? chapters : chapters.map((chapter) => ({ ...chapter, number: chapter.number + 1 }));
}

/** The chapter a step belongs to. */
export function chapterAt(chapters: Chapter[], step: number): Chapter | undefined {
  return chapters.findLast((chapter) => chapter.step <= step);
}

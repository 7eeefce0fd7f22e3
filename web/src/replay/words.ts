/** The steps of a replay in words. */
import type { Text } from '../lib/texts.ts';
import type { ReplayStep } from '../lib/table.ts';
import type { Fact, OutcomeShown } from '../wire/mirabilia.ts';

/** What a step brought about. */
export function wordsOf(step: ReplayStep, tell: (fact: Fact) => string, text: Text): string {
  const sentences = step.events.map(tell).join(' ');
  if (step.seat === null) return `${text('web-replay-start')} ${sentences}`.trim();
  return sentences === '' && step.move !== null ? tell(step.move.fact) : sentences;
}

/** Where in the game a step is. */
export function positionOf(step: number, last: number, chapter: string | undefined, text: Text): string {
  if (chapter === undefined) return text('web-replay-move', { step, last });
  return text('web-replay-move-chapter', { step, last, chapter });
}

/** What only the viewer could see. */
export function ownIn(view: unknown): unknown {
  return typeof view === 'object' && view !== null && 'own' in view ? view.own : null;
}

/** How the game ended, once a view says so. */
export function outcomeOf(view: unknown): OutcomeShown | null {
  if (typeof view !== 'object' || view === null || !('result' in view)) return null;
  return view.result as OutcomeShown | null;
}

/** The steps of a replay in words. */
import type { Text } from '../lib/texts.ts';
import type { ReplayStep } from '../lib/table.ts';
import type { Fact, OutcomeShown } from '../wire/mirabilia.ts';

/** What a step brought about. */
export function wordsOf(step: ReplayStep, tell: (fact: Fact) => string, text: Text): string {
  const sentences = step.events.map(tell).join(' ');
  if (step.moves.length === 0) return `${text('web-replay-start')} ${sentences}`.trim();
  const [only] = step.moves;
  return sentences === '' && only?.move ? tell(only.move.fact) : sentences;
}

/** Where in the game a step is: at a move, or at a turn that all make together. */
export function positionOf(
  step: number,
  last: number,
  chapter: string | undefined,
  isTurn: boolean,
  text: Text,
): string {
  const key = isTurn ? 'web-replay-turn' : 'web-replay-move';
  return chapter === undefined ? text(key, { step, last }) : text(`${key}-chapter`, { step, last, chapter });
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

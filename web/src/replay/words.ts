/** The steps of a replay in words. */
import type { Text } from '../lib/texts.ts';
import type { Fact, Outcome, Step } from '../lib/wire.ts';

/** What a step brought about. */
export function wordsOf(step: Step, tell: (fact: Fact) => string, text: Text): string {
  const told = step.events.map(tell).join(' ');
  if (step.move === null) return `${text('web-replay-start')} ${told}`.trim();
  return told === '' ? step.move : told;
}

/** Where in the game a step is. */
export function positionOf(step: number, last: number, chapter: string | undefined, text: Text): string {
  if (chapter === undefined) return text('web-replay-move', { step, last });
  return text('web-replay-move-chapter', { step, last, chapter });
}

/** How the game ended, once a view says so. */
export function outcomeOf(view: unknown): Outcome | null {
  if (typeof view !== 'object' || view === null || !('result' in view)) return null;
  return view.result as Outcome | null;
}

/** Names that can be told apart: two players of one name get a number each. */
export function distinct(names: string[]): string[] {
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, seat) => (isTwice(name) ? `${name} ${String(seat + 1)}` : name));
}

/** The end of a game in a line, for a seat or for everybody. */
import { headlineOf as headlineOfAll, isEndOfTable } from '../../lib/ending.ts';
import type { EndProps } from '../contract.ts';
import type { View } from './types.ts';

/** A player alone has won or lost against the Automaton. */
export function headlineOf({ view, outcome, names, seat, text }: EndProps<View>): string {
  if (view.automaton === null || isEndOfTable(outcome)) return headlineOfAll(outcome, names, seat, text);
  const lead = (outcome.scores[0]?.['total'] ?? 0) - view.automaton.points;
  return lead > 0 ? text('web-board-won', { lead }) : text('web-board-lost', { lead: -lead });
}

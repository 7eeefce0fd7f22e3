/** The lines of the score sheet of World Wonders. */
import type { Scores } from '../../board/table.ts';
import type { Mark } from '../../drawing/marks.ts';
import { icons } from '../../icons/icons.ts';
import { world } from '../../icons/world.ts';
import type { Text } from '../../lib/texts.ts';
import type { View } from './types.ts';

/** What stands for each line. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  population: icons.people,
  lowest: world.resource.food,
  monuments: world.monument.parthenon,
  natural: world.terrain.natural,
  districts: world.type.habitation,
  loans: world.piece.loan,
  objectives: world.piece.objective,
};

/** The sheets with the lines in play: without Public Objectives there is none for them. */
export function scoresOf(text: Text, sheets: Record<string, number>[], view: View): Scores {
  const lines = Object.keys(DRAWINGS).filter((line) => line !== 'objectives' || view.objectives.length > 0);
  const categories = lines.map((id) => ({ id, label: text(`world-category-${id}`), mark: markOf(id) }));
  return { categories, total: text('world-category-total'), sheets };
}

function markOf(line: string): Mark {
  return { is: 'drawing', path: DRAWINGS[line] ?? '' };
}

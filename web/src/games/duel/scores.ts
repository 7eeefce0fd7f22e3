/** The lines of the score sheet of Duel. */
import type { Scores } from '../../board/table.ts';
import type { Mark } from '../../drawing/marks.ts';
import { icons } from '../../icons/icons.ts';
import type { Text } from '../../lib/texts.ts';
import { drawing } from './drawings.ts';
import { CATEGORIES, type Category } from './types.ts';

const MARKS: Partial<Record<Category, string>> = {
  wonders: drawing('piece', 'wonder'),
  progress: drawing('token', 'philosophy'),
  coins: icons.coin,
  military: drawing('colour', 'red'),
};

export function scoresOf(text: Text, sheets: Record<string, number>[]): Scores {
  const categories = CATEGORIES.map((id) => ({ id, label: text(`duel-category-${id}`), mark: markOf(id) }));
  return { categories, total: text('duel-category-total'), sheets };
}

/** A small card of a colour, or a drawing of what else counts. */
function markOf(category: Category): Mark {
  const path = MARKS[category];
  return path === undefined ? { is: 'swatch', kind: category } : { is: 'drawing', path };
}

/** The lines of the score sheet of 7 Wonders. */
import type { Scores } from '../../board/table.ts';
import type { Mark } from '../../drawing/marks.ts';
import { icons } from '../../icons/icons.ts';
import { seven } from '../../icons/seven.ts';
import type { Text } from '../../lib/texts.ts';

/** What counts and is no card of a colour. */
const MARKS: Readonly<Record<string, string>> = {
  military: seven.piece.victory_token,
  treasury: icons.coin,
  wonder: seven.piece.stage,
  edifice: seven.piece.edifice,
};
/** Lines of cards whose colour has another name. */
const COLOURS: Readonly<Record<string, string>> = { leaders: 'white' };

/** The sheets with their lines in play: `score_lines` of the view. */
export function scoresOf(text: Text, sheets: Record<string, number>[], lines: string[]): Scores {
  const categories = lines.map((id) => ({ id, label: text(keyOf(id)), mark: markOf(id) }));
  return { categories, total: text(keyOf('total')), sheets };
}

function keyOf(line: string): string {
  return `seven-category-${line.replaceAll('_', '-')}`;
}

/** A small card of a colour, or a drawing of what else counts. */
function markOf(line: string): Mark {
  const path = MARKS[line];
  return path === undefined ? { is: 'swatch', kind: COLOURS[line] ?? line } : { is: 'drawing', path };
}

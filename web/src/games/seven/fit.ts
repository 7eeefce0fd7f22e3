/** Whether the name of a card fits on a slip, and how. */

/** Higher slips have larger names and marks. */
export const LARGE = 54;
const PADDING = 12;
/** A longer name needs two lines, */
const LONG = 15;
/** and one that is not longer fits into a narrow column. */
const SHORT = 12;
/** What a column has at least for long names, for most of them, and for short ones. */
const [WIDE, MIDDLE, NARROW] = [118, 98, 74];

/** In large letters on two lines, on one line, or not at all. */
export function fitOf(name: string, width: number, height: number): 'large' | 'line' | 'none' {
  const room = width - PADDING;
  const needed = isLong(name) ? WIDE : name.length > SHORT ? MIDDLE : NARROW;
  if (room < needed) return 'none';
  if (height > LARGE) return 'large';
  return isLong(name) ? 'none' : 'line';
}

export function isLong(name: string): boolean {
  return name.length > LONG;
}

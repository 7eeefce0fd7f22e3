/** Whether the name of a card fits on a slip, and how. */
import { hyphenated, SOFT } from '../../lib/hyphens.ts';
import type { Language } from '../../lib/language.ts';

/** Higher slips have larger names and marks, */
export const LARGE = 54;
/** and lower ones have room for one line of a name. */
const TWO_LINES = 45;
const PADDING = 12;
/** A longer name has smaller letters where there are large ones. */
const LONG = 15;
/** How wide a letter is on average, in the size of the letters. */
const LETTER = 0.56;

/** In large letters on two lines, on one line, on two in small letters, or not at all. */
export type Fit = 'large' | 'line' | 'lines' | 'none';

export function fitOf(name: string, language: Language, width: number, height: number): Fit {
  const lines = (size: number) => linesOf(hyphenated(name, language), Math.floor((width - PADDING) / (size * LETTER)));
  if (height > LARGE && lines(isLong(name) ? 13 : 14) <= 2) return 'large';
  if (lines(12) === 1) return 'line';
  return height >= TWO_LINES && lines(11) <= 2 ? 'lines' : 'none';
}

export function isLong(name: string): boolean {
  return name.length > LONG;
}

/** On how many lines of so many letters a name goes; a word is broken only if a line of its own is too short for it. */
function linesOf(name: string, room: number): number {
  let [lines, used] = [1, 0];
  const place = (letters: number, gap: number) => {
    if (used > 0 && used + gap + letters > room) [lines, used] = [lines + 1, letters];
    else used += (used > 0 ? gap : 0) + letters;
    if (letters > room) lines = Infinity;
  };
  for (const word of name.split(' ')) {
    const syllables = word.split(SOFT);
    const length = syllables.join('').length;
    if (length <= room) place(length, 1);
    else {
      if (used > 0) [lines, used] = [lines + 1, 0];
      syllables.forEach((syllable, index) => {
        place(syllable.length + (index < syllables.length - 1 ? 1 : 0), 0);
      });
    }
  }
  return lines;
}

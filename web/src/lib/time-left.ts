/** How long somebody may still think, in words: "in 2 days"; "" for what is over. */
import type { Language } from './language.ts';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function timeLeft(milliseconds: number, language: Language): string {
  if (milliseconds <= 0) return '';
  const [unit, length] = UNITS.find(([, size]) => milliseconds >= size) ?? ['second', 1000];
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(Math.floor(milliseconds / length), unit);
}

/** Small things of tournaments in words. */
import type { Text } from '../lib/texts.ts';
import { botName } from '../lib/words.ts';
import type { TournamentShown } from '../wire/mirabilia.ts';

/** Who takes part: a person by name, a bot by what people call it, with a number if it is not the first of its kind. */
export function nameOf(shown: TournamentShown | null, who: string, text: Text): string {
  const entrant = shown?.entrants.find((one) => one.who === who);
  if (entrant === undefined) return who;
  if (entrant.bot === null) return entrant.name;
  const number = who.split(' ')[1];
  return number === undefined ? botName(entrant.bot, text) : `${botName(entrant.bot, text)} ${number}`;
}

/** Whether that is somebody with a profile: no bot, and nobody who is forgotten. */
export function isPerson(shown: TournamentShown, who: string): boolean {
  const entrant = shown.entrants.find((one) => one.who === who);
  return entrant?.bot === null && !who.startsWith('-');
}

/** Points with halves, and tie-breaks: at most two places. */
export function pointsOf(points: number, language: string): string {
  return points.toLocaleString(language, { maximumFractionDigits: 2 });
}

/** Small things said in words on several pages. */
import type { Text } from './texts.ts';
import type { Clock, SeatShown } from '../wire/mirabilia.ts';

/** The levels people choose from, the weakest first. */
export const LEVELS = ['novice', 'adept', 'master'];
const USUAL_LEVEL = 'adept';
const KNOWN_BOTS = [...LEVELS, 'greedy', 'random'];

/** The bot one plays against: the one that was preferred, else a fair match. */
export function usualBot(bots: string[], preferred: string | null): string {
  return [preferred, USUAL_LEVEL, ...bots].find((bot) => bot !== null && bots.includes(bot)) ?? '';
}

/** A bot by the name a person understands; one that is new here by its own. */
export function botName(bot: string, text: Text): string {
  return KNOWN_BOTS.includes(bot) ? text(`web-bot-${bot}`) : bot;
}

/** A bot with a few words about how it plays. */
export function botLevel(bot: string, text: Text): string {
  return KNOWN_BOTS.includes(bot) ? text(`web-level-${bot}`) : bot;
}

/** How many can play a game. */
export function playersOf(players: number[], text: Text): string {
  const [least = 1, most = least] = [players[0], players.at(-1)];
  return least === most ? text('web-players', { count: least }) : text('web-players-range', { least, most });
}

/** Who sits there. */
export function seatName(seat: SeatShown, number: number, text: Text): string {
  if (seat.name !== '') return seat.name;
  return seat.bot === null ? text('web-player', { number: number + 1 }) : botName(seat.bot, text);
}

/** Names that can be told apart: two players of one name get a number each. */
export function distinct(names: string[]): string[] {
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, seat) => (isTwice(name) ? `${name} ${String(seat + 1)}` : name));
}

/** Milliseconds that somebody has left to think, also while others do; null without a clock, and for bots. */
export function thinkingTime({ bot, used, deadline }: SeatShown, { kind, amount }: Clock, now: number): number | null {
  if (deadline !== null) return deadline - now;
  if (kind === 'none' || bot !== null) return null;
  if (kind === 'game') return Math.max(0, amount * 1000 - used);
  return amount * (kind === 'days' ? 86_400_000 : 1000);
}

/** A time that is left, as on a clock: 1:05, 2:03:00, or in days when there are many hours. */
export function timeLeft(milliseconds: number, text: Text): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return text('web-days-left', { days: Math.ceil(seconds / 86_400) });
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** Small things said in words on several pages. */
import type { Text } from './texts.ts';
import type { Clock, GameShown, SeatShown } from '../wire/mirabilia.ts';

/** The bot one plays against: the one that was preferred, else the usual one. */
export function usualBot({ bots, usual_bot }: Pick<GameShown, 'bots' | 'usual_bot'>, preferred: string | null): string {
  const names = bots.map(({ bot }) => bot);
  return [preferred, usual_bot, ...names].find((bot) => bot !== null && names.includes(bot)) ?? '';
}

/** A game by its title; by its short name until the games are known. */
export function titleOf(games: Pick<GameShown, 'game' | 'title'>[], game: string): string {
  return games.find((one) => one.game === game)?.title ?? game;
}

/** A bot by the name a person understands; a program of somebody's by its own. */
export function botName(bot: string, text: Text): string {
  return text('web-bot', { bot });
}

/** A bot with a few words about how it plays. */
export function botLevel(bot: string, text: Text): string {
  return text('web-level', { bot });
}

/** What a bot is like, in a sentence; nothing is known of a program. */
export function botCharacter(bot: string, text: Text): string {
  return text('web-character', { bot });
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

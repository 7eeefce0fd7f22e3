/** What the players of a table are doing, as it is shown beside their names. */
import { now } from './now.ts';
import type { Table } from './table.ts';
import type { Text } from './texts.ts';
import { botName, thinkingTime } from './words.ts';
import type { SeatShown } from '../wire/mirabilia.ts';

export interface SeatState {
  seat: number;
  name: string;
  /** A few words about them, such as "bot"; may be "". */
  note: string;
  /** Whether a decision of theirs is waited for. */
  acting: boolean;
  /** Whether they have chosen in secret and wait for the others. */
  chosen: boolean;
  /** Whether somebody plays for them, or nobody any more. */
  away: boolean;
  /** Whether nobody is at their screen. */
  gone: boolean;
  /** Milliseconds to think; null without a clock. */
  left: number | null;
}

export interface Attendance {
  names: string[];
  /** Who has chosen in secret and waits for the others. */
  chosen: number[];
  /** Who is at a screen; null if that is not known. */
  here: number[] | null;
}

export function seatStates(shown: Table, { names, chosen, here }: Attendance, text: Text): SeatState[] {
  const time = shown.seats.some(({ deadline }) => deadline !== null) ? now() : Date.now();
  return shown.seats.map((seat, number) => ({
    seat: number,
    name: names[number] ?? '',
    note: noteOf(seat, number === shown.viewer, text),
    acting: shown.to_act.includes(number),
    chosen: chosen.includes(number),
    away: seat.stand_in !== null || seat.resigned,
    gone: shown.status === 'playing' && seat.taken && seat.bot === null && here !== null && !here.includes(number),
    left: thinkingTime(seat, shown.clock, time),
  }));
}

function noteOf(seat: SeatShown, isViewer: boolean, text: Text): string {
  if (seat.resigned) return text('web-seat-resigned');
  if (seat.stand_in !== null) return text('web-seat-stand-in', { bot: botName(seat.stand_in, text) });
  if (seat.bot !== null) return text('web-seat-bot');
  return isViewer ? text('web-seat-you') : '';
}

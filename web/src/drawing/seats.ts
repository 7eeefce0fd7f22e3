/** The emblem of each seat, always together with its ink. */
import { sun, moon } from '../icons/common.ts';
import { cypress, olive, pottery, tower, waves, wheat } from '../icons/ancient.ts';

export const EMBLEMS = [sun, moon, cypress, waves, wheat, tower, olive, pottery];

export function emblemOf(seat: number): string {
  return EMBLEMS[seat % EMBLEMS.length] ?? sun;
}

export function inkOf(seat: number): string {
  return `var(--seat-${String(seat % EMBLEMS.length)})`;
}

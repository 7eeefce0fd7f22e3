/** Who chooses last in secret has no time to choose again: their choice is held for a moment before it is sent. */
import { settings } from './settings.svelte.ts';
import type { Table } from './table.ts';
import { thinkingTime } from './words.ts';

/** Milliseconds a choice is held. */
export const SEALING = 1200;
/** Whoever has less time to think than this does not wait. */
export const LEAST_TIME = 10_000;

/**
 * Whether a choice made now would end the turn for all: the others have chosen in secret already. Against bots alone a
 * turn can be taken back when it is over.
 */
export function isLast({ viewer, to_act, seats }: Table, chosen: number[]): boolean {
  const isAwaitedAlone = viewer !== null && to_act.length === 1 && to_act[0] === viewer;
  return isAwaitedAlone && chosen.some((seat) => seat !== viewer && seats[seat]?.bot === null);
}

/** Whether it is to be held. */
export function isHeld(shown: Table, chosen: number[]): boolean {
  const seat = shown.seats[shown.viewer ?? -1];
  if (seat === undefined || !settings.isOn('sealing') || !isLast(shown, chosen)) return false;
  const left = thinkingTime(seat, shown.clock, Date.now());
  return left === null || left >= LEAST_TIME;
}

export class Sealing {
  /** Whether a choice is held. */
  holds = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Send something after a moment, unless it is called off. */
  hold(send: () => void): void {
    this.cancel();
    this.holds = true;
    this.#timer = setTimeout(() => {
      this.cancel();
      send();
    }, SEALING);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.holds = false;
  }
}

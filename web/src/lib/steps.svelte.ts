/**
 * What happens at a table is shown step by step, each long enough to be seen.
 *
 * The server tells everything at once: a bot makes three moves in 50 ms. So the table that is shown follows the one
 * that is known. Whoever has to act waits no longer than `MOST_DELAY`: the steps before are shortened to fit.
 */
import { duration } from '../drawing/motion.ts';
import type { Event } from '../wire/mirabilia.ts';
import type { Table } from './table.ts';

/** How long a step is shown before the next one, at normal speed. */
export const OWN_STEP = 500;
export const OTHERS_STEP = 800;
export const MANY_STEP = 1200;
export const MOMENT = 1600;
/** One's own turn, and everything else, is shown at most so long after it was told. */
export const MOST_DELAY = 2000;
export const MOST_LAG = 8000;

/** Something that deserves to be noticed for itself: a new Age, a conflict, a threat, the end. */
export interface Moment {
  kind: string;
  title: string;
  says?: string;
  /** A drawing. */
  path?: string;
  isThreat?: boolean;
}

/** A move, or a turn that many made together: who moved, what came of it, and the table after it. */
export interface Step {
  movers: number[];
  events: Event[];
  table: Table;
}

interface Waiting extends Step {
  moments: Moment[];
  hold: number;
  arrivedAt: number;
}

/** What a game says of a step: which moments there are in it. */
export type FindMoments = (step: Step, before: Table) => Moment[];

export class StepQueue {
  /** The table as it is shown: after the step one sees. */
  shown = $state.raw<Table | null>(null);
  /** What the step one sees brought about. */
  events = $state.raw<Event[]>([]);
  moments = $state.raw<Moment[]>([]);
  /** How many steps are still to be shown. */
  pending = $state(0);
  /** Whether the last step has been seen. */
  settled = $state(true);
  findMoments: FindMoments = () => [];
  /** How long a game wants a step to be seen, at normal speed. */
  holdOf: (events: Event[]) => number = () => 0;

  #waiting: Waiting[] = [];
  #hold = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin with a table one has come to. */
  begin(table: Table, events: Event[]): void {
    this.#drop();
    this.shown = table;
    this.events = events;
  }

  /** Something has changed beside the moves: it is seen at once, but for what belongs to steps still to be shown. */
  update(table: Table): void {
    const last = this.#waiting.at(-1);
    if (last === undefined || this.shown === null) {
      this.shown = table;
      return;
    }
    last.table = table;
    const { seats, question, chat, rematch } = table;
    this.shown = { ...this.shown, seats, question, chat, rematch };
  }

  /** Moves were taken back: nothing of them is left to be shown. */
  goBack(table: Table): void {
    this.begin(table, []);
  }

  add(step: Step): void {
    const before = this.#waiting.at(-1)?.table ?? this.shown ?? step.table;
    const moments = this.findMoments(step, before);
    this.#waiting.push({
      ...step,
      moments,
      hold: Math.max(usualHold(step, moments), duration(this.holdOf(step.events))),
      arrivedAt: Date.now(),
    });
    this.settled = false;
    this.#go();
  }

  /** Show at once where the game has come to. */
  skip(): void {
    if (this.settled) return;
    const last = this.#waiting.at(-1);
    if (last !== undefined) this.#show(last);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.pending = 0;
    this.#hold = 0;
    this.moments = [];
    this.settled = true;
  }

  /** Show the next step if it is time, else wait until it is. */
  #go(): void {
    clearTimeout(this.#timer);
    this.pending = this.#waiting.length;
    const wait = this.#wait();
    // What moves is drawn in a task of its own: to hear of it and to draw it at once would keep the browser busy too long.
    if (wait > 0 || duration(1) > 0) {
      this.#timer = setTimeout(() => {
        this.#next();
      }, wait);
    } else this.#next();
  }

  #next(): void {
    const [next, ...rest] = this.#waiting;
    if (next === undefined) {
      this.settled = true; // moments close themselves: without motion they stand longer than their step
      return;
    }
    this.#waiting = rest;
    this.#show(next);
    this.#hold = next.hold;
    this.#since = Date.now();
    this.#go();
  }

  #show({ table, events, moments }: Waiting): void {
    this.shown = table;
    this.events = events;
    this.moments = moments;
  }

  /** How long the step one sees stays: less if the last one would come too late. */
  #wait(): number {
    const now = Date.now();
    const rest = Math.max(0, this.#hold - (now - this.#since));
    const last = this.#waiting.at(-1);
    if (last === undefined) return rest;
    const total = this.#waiting.slice(0, -1).reduce((sum, { hold }) => sum + hold, rest);
    const most = isTurn(last.table) ? MOST_DELAY : MOST_LAG;
    const left = Math.max(0, last.arrivedAt + most - now);
    return total > left ? Math.floor((rest * left) / total) : rest;
  }
}

function usualHold({ movers, table: { viewer } }: Step, moments: Moment[]): number {
  if (moments.length > 0) return duration(MOMENT);
  if (movers.length > 1) return duration(MANY_STEP);
  return duration(viewer !== null && movers.includes(viewer) ? OWN_STEP : OTHERS_STEP);
}

function isTurn({ viewer, to_act }: Table): boolean {
  return viewer !== null && to_act.includes(viewer);
}

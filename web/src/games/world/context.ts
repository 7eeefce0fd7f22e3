/** What the parts of the board of World Wonders know beside what those of every game do. */
import { createContext } from 'svelte';
import type { SeatState } from '../../lib/seats.ts';
import type { Catalogue } from './catalogue.ts';
import type { Placing } from './placing.svelte.ts';
import type { Cell } from './cells.ts';
import type { Steering } from './steering.ts';
import type { View } from './types.ts';

/** Places that are pointed out on the map: of advice, or of a better move. */
export interface Advice {
  /** On whose map. */
  seat: number;
  cells: Cell[];
}

export interface World {
  readonly view: View;
  readonly catalogue: Catalogue;
  /** What the players are doing; empty where nobody plays, as in a replay. */
  readonly seats: SeatState[];
  readonly placing: Placing;
  /** Whose map is shown in full. */
  readonly shown: number;
  /** The city one comes back to: one's own, and where nobody plays the one that is shown. */
  readonly home: number;
  /** Where the advised move would lay its piece; null if nothing is advised. */
  readonly advice: Advice | null;
  /** Where the move that was made instead of a better one lays its piece; null if none is shown. */
  readonly regretted: Advice | null;
  /** Take the last own move back; null if that cannot be done alone. */
  readonly undo: (() => void) | null;
  readonly steering: Steering;
  /** The map that pointers move over. */
  setField: (field: HTMLElement | undefined) => void;
  /** Show the map of a city in full. */
  visit: (seat: number) => void;
}

export const [useWorld, provideWorld] = createContext<World>();

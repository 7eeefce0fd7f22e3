/** What the parts of the board of 7 Wonders know beside what those of every game do. */
import { createContext } from 'svelte';
import type { SeatState } from '../../lib/seats.ts';
import type { Fact } from '../../wire/mirabilia.ts';
import type { Catalogue } from './catalogue.ts';
import type { Own, View } from './types.ts';

export interface Seven {
  readonly view: View;
  /** What only the viewer knows; null for a spectator. */
  readonly own: Own | null;
  /** The whole position, in an open replay. */
  readonly open: Fact | null;
  readonly catalogue: Catalogue;
  /** What the players are doing; empty where nobody plays, as in a replay. */
  readonly seats: SeatState[];
  /** Choose again what was chosen in secret; null if there is nothing to choose again. */
  readonly takeBack: (() => void) | null;
  /** Show the hands that one has passed on; null where none are remembered. */
  readonly recall: (() => void) | null;
  /** Open a city in full. */
  readonly visit: (city: number) => void;
}

export const [useSeven, provideSeven] = createContext<Seven>();

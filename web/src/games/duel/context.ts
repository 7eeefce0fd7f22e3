/** What the parts of the board of Duel know beside what those of every game do. */
import { createContext } from 'svelte';
import type { Catalogue } from './catalogue.ts';
import type { View } from './types.ts';

export interface Duel {
  readonly view: View;
  readonly catalogue: Catalogue;
}

export const [useDuel, provideDuel] = createContext<Duel>();

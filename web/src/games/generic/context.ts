/** What every part of the generic board needs to know. */
import { createContext } from 'svelte';
import type { BoardProps } from '../contract.ts';
import type { Labels } from './labels.ts';

export interface Table {
  readonly props: BoardProps;
  readonly labels: Labels;
}

export const [useTable, provideTable] = createContext<Table>();

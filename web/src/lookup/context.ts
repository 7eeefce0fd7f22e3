/** What the lines of the rules know: their annotations, and the game of their terms. */
import { createContext } from 'svelte';
import type { Annotations } from './annotated.ts';

export const [useAnnotations, provideAnnotations] = createContext<{
  readonly game: string;
  readonly all: Annotations;
}>();

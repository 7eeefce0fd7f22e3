import { createContext } from 'svelte';
import type { Text } from './texts.ts';

/** The texts in the language of the page, for every component below the one that provides them. */
export const [useText, provideText] = createContext<Text>();

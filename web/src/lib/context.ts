import { createContext } from 'svelte';
import type { Router } from './router.svelte.ts';
import type { Text } from './texts.ts';

/** The texts in the language of the page, for every component below the one that provides them. */
export const [useText, provideText] = createContext<Text>();

/** The way to other pages. */
export const [useRouter, provideRouter] = createContext<Router>();

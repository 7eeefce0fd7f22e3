/** What is marked for a while, and what flies where; the cards of a turn are shown by Reveal.svelte. */
import type { Flights } from '../../board/flights.ts';

export const FLIGHTS: Flights = { pieces: {}, turned: {} };

export const DEEDS = ['built', 'chained', 'built_free', 'revived', 'recruited', 'leader_copied', 'leader_buried'];

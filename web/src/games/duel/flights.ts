/** Where the pieces of Duel go when they move. */
import type { Flights } from '../../board/flights.ts';
import type { Fact } from '../../wire/mirabilia.ts';

const piece = (kind: string) => (fact: Fact) => [`[data-piece="${kind}:${String(fact[kind])}"]`];
const built = (fact: Fact) => [`[data-built="${String(fact['card'])}"]`];
const pile = () => ['[data-discard]'];
const city = (fact: Fact) => [...built(fact), `[data-cards="${String(fact['seat'])}"]`];
const tokens = (fact: Fact) => [...piece('token')(fact), `[data-purse="${String(fact['seat'])}"]`];

export const FLIGHTS: Flights = {
  pieces: {
    built: { to: city },
    revived: { from: pile, to: city },
    discarded: { to: pile },
    destroyed: { from: built, to: pile },
    wonder_built: { to: piece('wonder'), washes: true }, // by laying a card under it: that is what flies
    drafted: { to: piece('wonder') },
    progress: { to: tokens },
    kept: { to: tokens },
  },
  turned: { revealed: ({ slot }) => `[data-slot="${String(slot)}"] > *` },
};

/** What is marked for a while. */
export const DEEDS = [
  'built',
  'discarded',
  'wonder_built',
  'drafted',
  'progress',
  'kept',
  'revived',
  'begins',
  'destroyed',
];

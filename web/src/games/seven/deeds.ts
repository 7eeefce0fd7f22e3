/** What each city has done last: what lies before it until the next turn. */
import type { Turn } from '../../lib/since.ts';
import type { Event } from '../../wire/mirabilia.ts';

export interface Deed {
  /** The kind of event: "built", "sold", "staged" ... */
  event: string;
  /** The card or leader that everybody sees now; null if it lies face down. */
  piece: string | null;
  fact: Event;
}

const BUILT = ['built', 'chained', 'built_free', 'revived'];
/** Leaders that everybody sees. */
const LED = ['recruited', 'leader_copied', 'leader_buried'];
const DONE = [...BUILT, ...LED, 'staged', 'sold', 'sold_leader', 'declined'];

export function isDeed({ event }: Event): boolean {
  return DONE.includes(event);
}

export function deedOf(fact: Event): Deed {
  const shown = BUILT.includes(fact.event) ? fact['card'] : LED.includes(fact.event) ? fact['leader'] : null;
  return { event: fact.event, piece: typeof shown === 'string' ? shown : null, fact };
}

/** By city the last thing that it did in these turns. */
export function lastDeeds(since: Turn[]): Map<number, Deed> {
  const deeds = new Map<number, Deed>();
  for (const event of since.flatMap(({ events }) => events)) {
    if (isDeed(event) && typeof event['seat'] === 'number') deeds.set(event['seat'], deedOf(event));
  }
  return deeds;
}

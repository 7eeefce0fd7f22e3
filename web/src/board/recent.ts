/** The pieces that moves were about, to be marked where they lie now. */
import type { Turn } from '../lib/since.ts';

/** Of events of certain kinds the pieces they name: "card:baths". */
export function touched(since: Turn[], deeds: string[], kinds: string[]): Set<string> {
  const facts = since.flatMap(({ events }) => events).filter(({ event }) => deeds.includes(event));
  return new Set(
    facts.flatMap((fact) =>
      kinds.filter((kind) => typeof fact[kind] === 'string').map((kind) => `${kind}:${String(fact[kind])}`),
    ),
  );
}

/** The hands that one may see. */
import type { Fact } from '../../wire/mirabilia.ts';
import type { Seven } from './context.ts';
import type { City } from './types.ts';

/** One's own hand, that of one's partner, or in an open replay any; null if it is secret. */
export function handOf(
  { own, open }: Pick<Seven, 'own' | 'open'>,
  me: number,
  { city, player }: City,
): string[] | null {
  if (own !== null && player === me) return own.hand;
  if (own?.partner != null && player === own.partner.seat) return own.partner.hand;
  return open === null ? null : openHand(open, city);
}

/** The hand of a city in the whole position, see docs/snapshots.md. */
function openHand(open: Fact, city: number): string[] | null {
  const cities = open['cities'] as { hand?: string[] }[] | undefined;
  return cities?.[city]?.hand ?? null;
}

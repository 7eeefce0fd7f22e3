/** What the points of a game are made of, in words. */
import type { Fact } from '../wire/mirabilia.ts';

/** For a seat and a category the sentences, made once: a score sheet asks often. */
export function partsOf(
  breakdown: Fact[][],
  tell: (fact: Fact) => string,
): (seat: number, category: string) => string[] {
  const told = breakdown.map((facts) => {
    const byCategory: Record<string, string[]> = {};
    for (const fact of facts) (byCategory[String(fact['category'])] ??= []).push(tell(fact));
    return byCategory;
  });
  return (seat, category) => told[seat]?.[category] ?? [];
}

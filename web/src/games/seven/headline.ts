/** The end of a game in a line, for a seat or for everybody. */
import { endingWords, isEndOfTable } from '../../lib/ending.ts';
import { joined } from '../../lib/grammar.ts';
import type { Texts } from '../../lib/texts.ts';
import type { OutcomeShown } from '../../wire/mirabilia.ts';
import { behind, leadOf, type Side } from './standings.ts';

export function headlineOf(
  sides: Side[],
  outcome: OutcomeShown,
  names: string[],
  seat: number | null,
  text: Texts,
): string {
  const named = (seats: number[]) =>
    joined(
      text.language,
      seats.map((one) => names[one] ?? ''),
    );
  const first = sides.filter(({ rank }) => rank === 1);
  const players = named(first.flatMap(({ seats }) => seats));
  if (isEndOfTable(outcome)) return endingWords(outcome, seat, players, text);
  const own = sides.find(({ seats }) => seat !== null && seats.includes(seat));
  const kind = (own ?? first[0])?.seats.length === 1 ? 'alone' : 'team';
  const lead = leadOf(sides);
  if (own === undefined || seat === null) {
    return first.length > 1 ? text('seven-end-shared', { players }) : text(`seven-end-wins-${kind}`, { players, lead });
  }
  const partner = named(own.seats.filter((one) => one !== seat));
  if (own.rank > 1) {
    const place = { rank: own.rank, sides: sides.length, behind: behind(sides, own) };
    return text(`seven-end-lost-${kind}`, { ...place, partner, players });
  }
  if (first.length === 1) return text(`seven-end-won-${kind}`, { lead, partner });
  const others = named(first.filter((side) => side !== own).flatMap(({ seats }) => seats));
  return text(`seven-end-sharing-${kind}`, { players: others, partner });
}

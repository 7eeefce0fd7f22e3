/** The hands one has held and passed on, and what may be left of them as far as one knows. */
import type { Turn } from '../../lib/since.ts';
import type { Event } from '../../wire/mirabilia.ts';
import { receiver } from './seating.ts';
import type { Own, View } from './types.ts';

/** A hand as one had it on a turn; in Age 0 it is of leaders, on a round of their draft. */
export interface SeenHand {
  age: number;
  turn: number;
  hand: string[];
  /** The cities for which one chose a card of it: one's own, and as its keeper the Free City. */
  cities: number[];
}

export interface PassedHand {
  age: number;
  turn: number;
  /** The city that has it now; null if it was of a draft, and the draft is over. */
  holder: number | null;
  /** What has been played from it in sight, and by which city. */
  played: { card: string; city: number }[];
  /** What may still be in it. */
  rest: string[];
  /** How many of those have gone face down. */
  hidden: number;
}

/** What was seen, with the hand of now: that of other Ages does not matter any more, nor what was taken back. Leaders do:
 * they are played later. */
export function remember(seen: SeenHand[], view: View, { seat, hand }: Own): SeenHand[] {
  const { age, turn, phase, free_city: free } = view;
  const kept = seen.filter((one) => (one.age === 0 && age > 0) || (one.age === age && one.turn < turn));
  const isPassed = phase === 'draft' || (phase === 'turn' && age > 0);
  const cities = phase === 'turn' && free?.keeper === seat ? [seat, free.city] : [seat];
  return isPassed ? [...kept, { age, turn, hand, cities }] : kept;
}

/** The last one first, those of the draft at the end. A hand that has come back is not passed on. */
export function passedHands(seen: SeenHand[], turns: Turn[], view: View, me: number): PassedHand[] {
  const deeds = deedsOf(turns);
  const isUnderWay = ({ age, turn }: SeenHand) =>
    age === view.age && turn < view.turn && view.turn - turn < view.players;
  const followed = seen.filter(isUnderWay).map((one) => followedHand(one, view.turn, deeds, view, me));
  // What became of leaders in the hands of others is secret: one knows what one has passed on.
  const drafted = seen
    .filter(({ age }) => age === 0 && view.age > 0)
    .map((one) => ({ ...followedHand(one, one.turn + 1, deeds, view, me), holder: null }));
  return [...followed.reverse(), ...drafted.reverse()];
}

function followedHand(
  { age, turn: first, hand, cities }: SeenHand,
  now: number,
  deeds: Map<string, string>,
  view: View,
  me: number,
): PassedHand {
  const passed = { age, turn: first, holder: me, played: [] as PassedHand['played'], rest: [...hand], hidden: 0 };
  for (let turn = first; turn < now; turn += 1) {
    for (const city of passed.holder === me && turn === first ? cities : [passed.holder]) {
      const card = deeds.get(keyOfDeed(age, turn, city)) ?? '';
      const place = passed.rest.indexOf(card);
      if (place < 0) passed.hidden += 1;
      else passed.played.push({ card, city });
      passed.rest = passed.rest.filter((_, index) => index !== place);
    }
    const holder = view.cities[passed.holder];
    if (holder !== undefined) passed.holder = receiver(view, holder);
  }
  return passed;
}

/** What is done with a card of the hand. */
const USED = ['built', 'chained', 'built_free', 'staged', 'sold'];

const keyOfDeed = (age: number, turn: number, city: number) => [age, turn, city].join(':');

/** The card that each city used on each turn, and the leader it kept in each round of the draft, where one knows it. */
function deedsOf(turns: Turn[]): Map<string, string> {
  const deeds = new Map<string, string>();
  let [age, turn] = [1, 1]; // the first turn may have begun before anybody moved
  const kept = new Map<number, number>();
  for (const fact of turns.flatMap(({ events }) => events)) {
    if (fact.event === 'turn_begun') [age, turn] = [Number(fact['age']), Number(fact['turn'])];
    const seat = Number(fact['seat']);
    const key = keyOfDeed(age, turn, seat);
    if (USED.includes(fact.event) && !deeds.has(key)) deeds.set(key, cardOf(fact));
    if (fact.event !== 'leader_kept') continue;
    kept.set(seat, (kept.get(seat) ?? 0) + 1);
    deeds.set(keyOfDeed(0, kept.get(seat) ?? 0, seat), String(fact['leader']));
  }
  return deeds;
}

function cardOf(fact: Event): string {
  return typeof fact['card'] === 'string' ? fact['card'] : '';
}

/** Kept for as long as the page is open, also when it is loaded again. */
const keyOf = (table: string, seat: number) => `mirabilia-passed-${table}-${String(seat)}`;

export function readHands(table: string, seat: number): SeenHand[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? '[]') as SeenHand[];
  } catch {
    return [];
  }
}

export function keepHands(table: string, seat: number, seen: SeenHand[]): void {
  try {
    sessionStorage.setItem(keyOf(table, seat), JSON.stringify(seen));
  } catch {
    // Without a place to keep them they are forgotten when the page is loaded again.
  }
}

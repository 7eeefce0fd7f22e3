/** The hands one has held and passed on in this Age, and what may be left of them as far as one knows. */
import type { Turn } from '../../lib/since.ts';
import type { Event } from '../../wire/mirabilia.ts';
import { receiver } from './seating.ts';
import type { Own, View } from './types.ts';

/** A hand as one had it on a turn. */
export interface SeenHand {
  age: number;
  turn: number;
  hand: string[];
}

export interface PassedHand {
  turn: number;
  /** The city that has it now. */
  holder: number;
  /** What has been played from it in sight, and by which city. */
  played: { card: string; city: number }[];
  /** What may still be in it. */
  rest: string[];
  /** How many of those have gone face down. */
  hidden: number;
}

/** What was seen, with the hand of now: that of other Ages does not matter any more, nor what was taken back. */
export function remember(seen: SeenHand[], { age, turn, phase }: View, { hand }: Own): SeenHand[] {
  const kept = seen.filter((one) => one.age === age && one.turn < turn);
  return phase === 'turn' && age > 0 ? [...kept, { age, turn, hand }] : kept;
}

/** The last one first. A hand that has come back is not passed on. */
export function passedHands(seen: SeenHand[], turns: Turn[], view: View, me: number): PassedHand[] {
  if (view.free_city !== null) return []; // it is dealt with both hands
  const deeds = deedsOf(turns);
  return seen
    .filter(({ age, turn }) => age === view.age && turn < view.turn && view.turn - turn < view.cities.length)
    .map(({ age, turn: first, hand }) => {
      const passed: PassedHand = { turn: first, holder: me, played: [], rest: [...hand], hidden: 0 };
      for (let turn = first; turn < view.turn; turn += 1) {
        const card = deeds.get(`${String(age)}:${String(turn)}:${String(passed.holder)}`) ?? '';
        const place = passed.rest.indexOf(card);
        if (place < 0) passed.hidden += 1;
        else passed.played.push({ card, city: passed.holder });
        passed.rest = passed.rest.filter((_, index) => index !== place);
        const holder = view.cities[passed.holder];
        if (holder) passed.holder = receiver(view, holder);
      }
      return passed;
    })
    .reverse();
}

/** What is done with a card of the hand. */
const USED = ['built', 'chained', 'built_free', 'staged', 'sold'];

/** The card that each city used on each turn, where one knows it: "age:turn:city". */
function deedsOf(turns: Turn[]): Map<string, string> {
  const deeds = new Map<string, string>();
  let now = '1:1'; // the first turn may have begun before anybody moved
  for (const fact of turns.flatMap(({ events }) => events)) {
    if (fact.event === 'turn_begun') now = `${String(fact['age'])}:${String(fact['turn'])}`;
    const key = `${now}:${String(fact['seat'])}`;
    if (USED.includes(fact.event) && !deeds.has(key)) deeds.set(key, cardOf(fact));
  }
  return deeds;
}

function cardOf(fact: Event): string {
  return typeof fact['card'] === 'string' ? fact['card'] : '';
}

/** Kept for as long as the page is open, also when it is loaded again. */
const keyOf = (table: string, seat: number) => `mirabilia-hands-${table}-${String(seat)}`;

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

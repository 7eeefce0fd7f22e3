/** What is seen of a turn when all turn over what they have chosen: act by act, each with its time. */
import type { Event } from '../../wire/mirabilia.ts';
import { deedOf, isDeed, type Deed } from './deeds.ts';

export interface Revealed {
  city: number;
  deed: Deed;
}

/** Coins that come to a city (or below 0, leave it) in a turn, and to whom they go where they are paid to a neighbour. */
export interface Change {
  city: number;
  coins: number;
}

export interface Trade {
  from: number;
  to: number;
  coins: number;
}

export interface Battle {
  winner: number;
  loser: number;
  value: number;
  tokens: number;
}

export interface Reveal {
  cards: Revealed[];
  trades: Trade[];
  changes: Change[];
  battles: Battle[];
  /** What is told over the table between the conflicts and the next Age: Edifices that stand or have failed. */
  notices: Event[];
  /** The Age that begins; null if none does. */
  age: number | null;
}

/** Milliseconds at normal speed. Eight players take no longer than three: everything happens at once. */
export const TIMES = { turning: 240, standing: 860, coins: 420, landing: 480, notices: 1300, battles: 2000, age: 1200 };
const NOTICED = ['edifice_built', 'edifice_failed'];

export function revealOf(events: Event[]): Reveal {
  const of = (kind: string) => events.filter(({ event }) => event === kind);
  const begun = of('age_begun').at(-1);
  return {
    cards: cardsOf(events),
    trades: of('traded').map((fact) => ({
      from: Number(fact['seat']),
      to: Number(fact['other_seat']),
      coins: Number(fact['coins']),
    })),
    changes: changesOf(events),
    battles: of('victory').map((fact) => ({
      winner: Number(fact['seat']),
      loser: Number(fact['other_seat']),
      value: Number(fact['value']),
      tokens: Number(fact['tokens']),
    })),
    notices: events.filter(({ event }) => NOTICED.includes(event)),
    age: begun === undefined ? null : Number(begun['age']),
  };
}

export type Act = 'cards' | 'notices' | 'battles' | 'age';

/** What there is to see one after the other, and how long. */
export function actsOf({ cards, changes, notices, battles, age }: Reveal): { act: Act; time: number }[] {
  const { turning, standing, coins, landing } = TIMES;
  const acts: { act: Act; time: number; is: boolean }[] = [
    {
      act: 'cards',
      time: turning + standing + (changes.length > 0 ? coins : 0) + landing,
      is: cards.length > 0 || changes.length > 0,
    },
    { act: 'notices', time: TIMES.notices, is: notices.length > 0 },
    { act: 'battles', time: TIMES.battles, is: battles.length > 0 },
    { act: 'age', time: TIMES.age, is: age !== null },
  ];
  return acts.filter(({ is }) => is).map(({ act, time }) => ({ act, time }));
}

/** How long all of it takes. */
export function timeOf(events: Event[]): number {
  return actsOf(revealOf(events)).reduce((sum, { time }) => sum + time, 0);
}

/** The last deed of each city: a card that is built after another one comes with a step of its own. */
function cardsOf(events: Event[]): Revealed[] {
  const deeds = new Map<number, Deed>();
  for (const event of events) if (isDeed(event)) deeds.set(Number(event['seat']), deedOf(event));
  return [...deeds].map(([city, deed]) => ({ city, deed }));
}

const SIGNS: Record<string, number> = { gained: 1, paid: -1, traded: -1, lost_coins: -1 };

function changesOf(events: Event[]): Change[] {
  const changes = new Map<number, number>();
  for (const event of events) {
    const sign = SIGNS[event.event];
    if (sign === undefined) continue;
    const city = Number(event['seat']);
    changes.set(city, (changes.get(city) ?? 0) + sign * Number(event['coins']));
  }
  return [...changes].filter(([, coins]) => coins !== 0).map(([city, coins]) => ({ city, coins }));
}

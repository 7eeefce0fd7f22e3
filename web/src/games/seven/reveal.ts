/** What is seen of a turn when all turn over what they have chosen: act by act, each with its time. */
import type { Event } from '../../wire/mirabilia.ts';
import { deedOf, isDeed, type Deed } from './deeds.ts';

export interface Revealed {
  city: number;
  deed: Deed;
}

/** What a turn brings a city, or below 0 takes from it, beside its card. */
export interface Tally {
  city: number;
  of: Thing;
  number: number;
}

export type Thing = 'coins' | 'debt' | 'diplomacy' | 'pawn' | 'victory_token' | 'card';

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
  tallies: Tally[];
  /** The same of the end of an Age: what Edifices bring or cost, what conflicts bring beside tokens. */
  results: Tally[];
  battles: Battle[];
  /** What is told over the table at the end of an Age: Edifices that stand or have failed. */
  notices: Event[];
  /** The Age that begins; null if none does. */
  age: number | null;
}

/** Milliseconds at normal speed, never more than four seconds: everything happens to all cities at once. */
export const TIMES = { turning: 240, standing: 860, coins: 420, landing: 480, outcome: 1200, age: 800 };
const NOTICED = ['edifice_built', 'edifice_failed'];
/** With these the end of an Age begins. */
const ENDING = [...NOTICED, 'conflicts'];

export function revealOf(events: Event[]): Reveal {
  const of = (kind: string) => events.filter(({ event }) => event === kind);
  const begun = of('age_begun').at(-1);
  const ending = events.findIndex(({ event }) => ENDING.includes(event));
  const played = ending < 0 ? events : events.slice(0, ending);
  return {
    cards: cardsOf(events),
    trades: of('traded').map((fact) => ({
      from: Number(fact['seat']),
      to: Number(fact['other_seat']),
      coins: Number(fact['coins']),
    })),
    tallies: talliesOf(played),
    results: talliesOf(events.slice(played.length)),
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

export type Act = 'cards' | 'outcome' | 'age';

/** What there is to see one after the other, and how long. */
export function actsOf({ cards, tallies, notices, battles, age }: Reveal): { act: Act; time: number }[] {
  const { turning, standing, coins, landing, outcome } = TIMES;
  const acts: { act: Act; time: number; is: boolean }[] = [
    {
      act: 'cards',
      time: turning + standing + (tallies.length > 0 ? coins : 0) + landing,
      is: cards.length > 0 || tallies.length > 0,
    },
    { act: 'outcome', time: outcome, is: notices.length > 0 || battles.length > 0 },
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

const THINGS: Record<string, (event: Event) => [Thing, number]> = {
  gained: ({ coins }) => ['coins', Number(coins)],
  paid: ({ coins }) => ['coins', -Number(coins)],
  traded: ({ coins }) => ['coins', -Number(coins)],
  lost_coins: ({ coins }) => ['coins', -Number(coins)],
  debt: ({ points }) => ['debt', Number(points)],
  edifice_debt: ({ points }) => ['debt', Number(points)],
  diplomacy: ({ tokens }) => ['diplomacy', Number(tokens)],
  diplomacy_used: () => ['diplomacy', -1],
  joined: () => ['pawn', 1],
  pawn: () => ['pawn', 1],
  token_taken: () => ['victory_token', 1],
  token_lost: () => ['victory_token', -1],
  card_lost: () => ['card', -1],
};

/** What cities got or lost in all; what comes to nothing is not told. */
function talliesOf(events: Event[]): Tally[] {
  const tallies = new Map<string, Tally>();
  const add = (city: number, of: Thing, number: number) => {
    const key = `${String(city)} ${of}`;
    tallies.set(key, { city, of, number: (tallies.get(key)?.number ?? 0) + number });
  };
  for (const event of events) {
    const thing = THINGS[event.event]?.(event);
    if (thing !== undefined) add(Number(event['seat']), ...thing);
    if (event.event === 'traded') add(Number(event['other_seat']), 'coins', Number(event['coins']));
  }
  return [...tallies.values()].filter(({ number }) => number !== 0);
}

/** Whether a city is glad of it. */
export function isGood({ of, number }: Tally): boolean {
  return of === 'debt' ? number < 0 : number > 0;
}

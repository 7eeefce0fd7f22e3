/** Moves are shown: what left its place flies to its new one. Nothing depends on it having been seen. */
import { fly, turn, wash } from '../drawing/motion.ts';
import type { Event, Fact } from '../wire/mirabilia.ts';

/** What an event of a kind moves. */
interface Flight {
  /** Where the piece comes from if it does not lie on the table: selectors, the first that is there. */
  from?: (fact: Fact) => string[];
  /** Where it goes. */
  to: (fact: Fact) => string[];
  /** Whether what it comes to is coloured from below. */
  washes?: boolean;
}

/** By the kind of event what moves, and what turns its face up. */
export interface Flights {
  pieces: Record<string, Flight>;
  turned: Record<string, (fact: Fact) => string>;
}

interface Start {
  copy: HTMLElement;
  from: DOMRect;
}

/** Where the pieces of a move lie before it is drawn. */
export type Starts = Map<Event, Start>;

/** Copies of what the events will move, taken while the table still shows what was before. */
export function remember(root: HTMLElement, events: Event[], flights: Flights, kinds: string[]): Starts {
  const starts: Starts = new Map();
  for (const fact of events) {
    const flight = flights.pieces[fact.event];
    if (flight === undefined) continue;
    const element = find(root, [...placesOf(fact, kinds), ...(flight.from?.(fact) ?? [])]);
    if (element !== null) starts.set(fact, start(element));
  }
  return starts;
}

/** Let the pieces of the events fly from where they were to where they are now; turn up what was revealed. */
export function enact(root: HTMLElement, starts: Starts, events: Event[], { pieces, turned }: Flights): void {
  for (const fact of events) {
    const face = turned[fact.event];
    const revealed = face === undefined ? null : find(root, [face(fact)]);
    if (revealed) turn(revealed);
    const flight = pieces[fact.event];
    const target = flight === undefined ? null : find(root, flight.to(fact));
    const begun = starts.get(fact);
    if (begun && target) fly(begun.copy, begun.from, target.getBoundingClientRect());
    if (flight?.washes && target) wash(target);
  }
}

/** The pieces an event names: the first kind is the one that moves. */
function placesOf(fact: Fact, kinds: string[]): string[] {
  const kind = kinds.find((name) => typeof fact[name] === 'string');
  return kind === undefined ? [] : [`[data-piece="${kind}:${String(fact[kind])}"]`];
}

function start(element: HTMLElement): Start {
  const inner = element.dataset['slot'] === undefined ? element : (element.firstElementChild as HTMLElement);
  const from = inner.getBoundingClientRect();
  const copy = inner.cloneNode(true) as HTMLElement;
  copy.style.setProperty('--card-w', `${from.width}px`);
  return { copy, from };
}

function find(root: HTMLElement, selectors: string[]): HTMLElement | null {
  for (const selector of selectors) {
    const element = root.querySelector<HTMLElement>(selector);
    if (element !== null) return element;
  }
  return null;
}

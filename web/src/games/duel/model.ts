/** What the board makes of a view: what can be done with a card, where the arrow keys lead, what happened last. */
import type { Fact } from '../../lib/wire.ts';
import { build, discard, wonderWith } from './moves.ts';
import type { Cost, Slot, View } from './types.ts';

/** One thing that could be done with a card, possible now or not. */
export interface Action {
  move: string;
  kind: 'build' | 'discard' | 'wonder';
  wonder?: string;
  legal: boolean;
  /** What it costs; for a discarded card what it brings. */
  cost: Cost | null;
  income: number;
}

/** Everything a seat might do with a card on the table: build it, discard it, put it under a Wonder. */
export function actionsOn(view: View, seat: number, legal: string[], card: string): Action[] {
  const city = view.cities[seat];
  if (city === undefined) return [];
  const may = (move: string) => legal.includes(move);
  const actions: Action[] = [
    { move: build(card), kind: 'build', legal: may(build(card)), cost: city.costs.cards[card] ?? null, income: 0 },
    { move: discard(card), kind: 'discard', legal: may(discard(card)), cost: null, income: city.discard_income },
  ];
  for (const { wonder, built } of city.wonders) {
    if (built) continue;
    const move = wonderWith(wonder, card);
    const cost = city.costs.wonders[wonder] ?? null;
    actions.push({ move, kind: 'wonder', wonder, legal: may(move), cost, income: 0 });
  }
  return actions;
}

/** Which obstacle stands in the way of an action, as far as the view tells it. */
export type Obstacle =
  | { is: 'over' }
  | { is: 'turn'; seat: number }
  | { is: 'choice' }
  | { is: 'covered'; slots: Slot[] }
  | { is: 'complete'; number: number }
  | { is: 'short'; coins: number };

export function obstacle(view: View, seat: number, card: string, action: Action): Obstacle | null {
  const acting = view.to_act[0];
  if (acting === undefined) return { is: 'over' };
  if (acting !== seat) return { is: 'turn', seat: acting };
  if (view.choice !== 'turn') return { is: 'choice' };
  const slot = slotOf(view, card);
  if (slot && !slot.accessible) return { is: 'covered', slots: covering(view, slot) };
  if (action.kind === 'wonder' && !action.cost) return { is: 'complete', number: view.wonders.at_most };
  if (action.cost && !action.cost.affordable) return { is: 'short', coins: action.cost.short };
  return null;
}

export function slotOf(view: View, card: string): Slot | undefined {
  return view.layout.find((slot) => slot.card === card);
}

export function covering(view: View, slot: Slot): Slot[] {
  return view.layout.filter((other) => slot.covered_by.includes(other.slot));
}

/** The cards of the table with those that are open only to whoever replays with all cards open. */
export function opened(layout: Slot[], open: Record<string, unknown> | null): Slot[] {
  const cards = open?.['layout'];
  if (!Array.isArray(cards)) return layout;
  return layout.map((slot) => {
    const card: unknown = cards[slot.slot];
    return slot.card === undefined && typeof card === 'string' ? { ...slot, card } : slot;
  });
}

// Arrow keys

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ROW = 2; // A row counts as much as a card is wide: two steps of x.
const ASIDE = 3; // Going aside is worse than going far.

/** The card an arrow key leads to from another, by where they lie; the same one if there is none that way. */
export function towards(slots: Slot[], from: Slot, key: string): Slot {
  const [right, down] = STEPS[key] ?? [0, 0];
  let best = from;
  let least = Infinity;
  for (const slot of slots) {
    const x = slot.x - from.x;
    const y = (slot.row - from.row) * ROW;
    const ahead = x * right + y * down;
    const distance = ahead + ASIDE * Math.abs(right === 0 ? x : y);
    if (ahead > 0 && distance < least) [best, least] = [slot, distance];
  }
  return best;
}

export function isArrow(key: string): boolean {
  return key in STEPS;
}

/** Where the focus begins: on the first card that can be taken. */
export function firstFocus(slots: Slot[]): Slot | undefined {
  return slots.find((slot) => slot.accessible && slot.card) ?? slots.find((slot) => slot.card);
}

// What happened

const DEEDS = ['built', 'discarded', 'wonder_built', 'drafted', 'progress', 'kept', 'revived', 'begins'];

/** Who made the move that brought these events about. */
export function doer(events: Fact[]): number | null {
  const deed = events.find((fact) => DEEDS.includes(String(fact['event'])) && fact['event'] !== 'begins');
  const seat = (deed ?? events.find((fact) => typeof fact['seat'] === 'number'))?.['seat'];
  return typeof seat === 'number' ? seat : null;
}

/** The pieces a move was about, to be marked where they lie now. */
export function touched(events: Fact[]): Set<string> {
  const pieces = new Set<string>();
  for (const fact of events) {
    if (!DEEDS.includes(String(fact['event'])) && fact['event'] !== 'destroyed') continue;
    for (const kind of ['card', 'wonder', 'token']) {
      if (typeof fact[kind] === 'string') pieces.add(`${kind}:${fact[kind]}`);
    }
  }
  return pieces;
}

/** Of a move only what its doer did and what came of it: the next Age's cards and turned cards need no words. */
export function worthTelling(events: Fact[]): Fact[] {
  return events.filter((fact) => !['revealed', 'offered', 'symbol', 'paid', 'traded'].includes(String(fact['event'])));
}

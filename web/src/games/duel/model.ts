/** What the board makes of a view: where cards lie, where the arrow keys lead. */
import type { Fact } from '../../wire/mirabilia.ts';
import type { Slot, View } from './types.ts';

export function slotOf(view: View, card: string): Slot | undefined {
  return view.layout.find((slot) => slot.card === card);
}

export function covering(view: View, slot: Slot): Slot[] {
  return view.layout.filter((other) => slot.covered_by.includes(other.slot));
}

/** The cards of the table with those that are open only to whoever replays with all cards open. */
export function opened(layout: Slot[], open: Fact | null): Slot[] {
  const cards = open?.['layout'];
  if (!Array.isArray(cards)) return layout;
  return layout.map((slot) => {
    const card: unknown = cards[slot.slot];
    return slot.card === undefined && typeof card === 'string' ? { ...slot, card } : slot;
  });
}

const MIDDLE = 6; // Of the steps of x: a card is two of them wide, and a row has six at most.
const FEW = 6;

/** The part of the table that cards still lie on. It stays in the middle, so that no card goes aside, until few are left. */
export function boxOf(layout: Slot[]): { left: number; top: number; columns: number; rows: number } {
  if (layout.length === 0) return { left: 0, top: 0, columns: MIDDLE, rows: 1 };
  const [xs, rows] = [layout.map(({ x }) => x), layout.map(({ row }) => row)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  let [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  if (layout.length > FEW) {
    const aside = Math.max(MIDDLE - left, right - MIDDLE);
    [left, right] = [MIDDLE - aside, MIDDLE + aside];
  }
  return { left, top, columns: (right - left) / 2, rows: bottom - top + 1 };
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

/** Events that are seen, or said with others: the banner is about what somebody did and what came of it. */
export const QUIET = ['revealed', 'offered', 'symbol', 'paid', 'traded'];

/** Where the parts of a board are that can be pressed. */
import type { Spot } from './contract.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part of the board, or another seat, where it is drawn. */
export interface Placed<One> {
  one: One;
  /** What is drawn. */
  box: Box;
  /** Where a press is meant for it, if nothing else is nearer. */
  reach: Box;
  element: Element;
  /** Whether it is another part of the same: reached by pointing, not by keys. */
  further: boolean;
}

/** Smaller than this nobody hits, with a mouse and with a finger. */
const [POINTED, TOUCHED] = [24, 44];

/** Every part that is drawn, relative to the stage. */
export function placesOf<One extends Pick<Spot, 'selector'>>(stage: Element, ones: One[]): Placed<One>[] {
  const origin = stage.getBoundingClientRect();
  const least = matchMedia('(any-pointer: coarse)').matches ? TOUCHED : POINTED;
  return ones.flatMap((one) =>
    [...stage.querySelectorAll(one.selector)].flatMap((element, index) => {
      const seen = visible(element, stage);
      if (seen === null) return [];
      const box = { ...seen, left: seen.left - origin.left, top: seen.top - origin.top };
      return [{ one, element, further: index > 0, box, reach: atLeast(least, box) }];
    }),
  );
}

/** The same place, as large as that at least. */
function atLeast(least: number, box: Box): Box {
  const [width, height] = [Math.max(least, box.width), Math.max(least, box.height)];
  return { left: box.left - (width - box.width) / 2, top: box.top - (height - box.height) / 2, width, height };
}

/** Of all that can be reached at a point what is drawn nearest to it; of several there the smallest. */
export function nearest<One extends Pick<Placed<unknown>, 'box' | 'reach'>>(
  all: One[],
  x: number,
  y: number,
): One | null {
  let best: One | null = null;
  for (const one of all) {
    if (distance(one.reach, x, y) > 0) continue;
    const closer = best === null ? -1 : distance(one.box, x, y) - distance(best.box, x, y);
    if (best === null || closer < 0 || (closer === 0 && area(one.box) < area(best.box))) best = one;
  }
  return best;
}

function distance({ left, top, width, height }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

function area({ width, height }: Box): number {
  return width * height;
}

/** What is seen of an element: where it is scrolled away it is cut off; null if it is not drawn. */
function visible(element: Element, stage: Element): Box | null {
  const own = element.getBoundingClientRect();
  if (own.width === 0 || own.height === 0) return null;
  let { left, top, right, bottom } = own;
  for (let above = element.parentElement; above !== null && above !== stage; above = above.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(above);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const box = above.getBoundingClientRect();
    [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  // What is scrolled away can still be walked to: it lies at the edge behind which it is.
  if (right - left < 2 || bottom - top < 2) {
    return { left: Math.min(left, right), top: Math.min(top, bottom), width: 2, height: 2 };
  }
  return { left, top, width: right - left, height: bottom - top };
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Going aside is worse than going far. */
const ASIDE = 2;

/** Where an arrow key leads to from a place; the same one if there is nothing that way. */
export function towards<One extends { box: Box }>(all: One[], from: One, key: string): One {
  const way = WAYS[key];
  if (way === undefined) return from;
  const [right, down] = way;
  let [best, least] = [from, Infinity];
  for (const one of all) {
    const x = middle(one.box).x - middle(from.box).x;
    const y = middle(one.box).y - middle(from.box).y;
    const ahead = x * right + y * down;
    const distance = ahead + ASIDE * Math.abs(right === 0 ? x : y);
    if (ahead > 1 && distance < least) [best, least] = [one, distance];
  }
  return best;
}

export function isArrow(key: string): boolean {
  return key in WAYS;
}

function middle({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

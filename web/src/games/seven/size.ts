/** How the table of 7 Wonders lies, by the room there is. */
import type { Room } from '../../board/arrangement.ts';

/**
 * `wide`: neighbours beside the own city. `tall`: above it, as on a tablet held upright. `phone`: cities in short, the rest
 * a press away. `low`: the same in rows beside each other, for a phone held sideways.
 */
export type Size = 'wide' | 'tall' | 'phone' | 'low';

/** What is between the cards of a pile one looks through, how narrow they can be, and how wide they need be. */
const [GAP, LEAST, MOST] = [8, 60, 110];
const MARGIN = 24;
/** How much of the height a pile may take. */
const SHARE = 0.54;
const SLENDER = 10 / 7;

/** How wide the cards of a pile are, so that all of them are seen at once if they can be. */
export function pileCard({ width, height }: Room, number: number): number {
  for (let card = MOST; card > LEAST; card -= 1) {
    const columns = Math.floor((width - MARGIN + GAP) / (card + GAP));
    const rows = Math.ceil(number / columns);
    if (rows * (card * SLENDER + GAP) <= height * SHARE) return card;
  }
  return LEAST;
}

const WIDE = { width: 960, height: 520 };
const TALL = { width: 680, height: 680 };
const LYING = 1.2;

export function sizeOf({ width, height }: Room): Size {
  if (width >= WIDE.width && height >= WIDE.height) return 'wide';
  if (width >= TALL.width && height >= TALL.height) return 'tall';
  return width > LYING * height && width >= 520 ? 'low' : 'phone';
}

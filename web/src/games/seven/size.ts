/** How the table of 7 Wonders lies, by the room there is. */
import type { Room } from '../../board/arrangement.ts';

/**
 * `wide`: neighbours beside the own city. `tall`: above it, as on a tablet held upright. `phone`: cities in short, the rest
 * a press away. `low`: the same in rows beside each other, for a phone held sideways.
 */
export type Size = 'wide' | 'tall' | 'phone' | 'low';

const WIDE = { width: 960, height: 520 };
const TALL = { width: 680, height: 680 };
const LYING = 1.2;

export function sizeOf({ width, height }: Room): Size {
  if (width >= WIDE.width && height >= WIDE.height) return 'wide';
  if (width >= TALL.width && height >= TALL.height) return 'tall';
  return width > LYING * height && width >= 520 ? 'low' : 'phone';
}

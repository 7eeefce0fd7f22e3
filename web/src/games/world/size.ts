/** How the table of World Wonders lies, by the room there is. */
import type { Room } from '../../board/arrangement.ts';

/**
 * `wide`: market, map and tracks side by side. `tall`: the market below the map, as on a tablet held upright. `phone`: all
 * of it below each other, in signs. `low`: side by side in signs, for a phone held sideways.
 */
export type Size = 'wide' | 'tall' | 'phone' | 'low';

const WIDE = { width: 940, height: 520 };
const TALL = { width: 680, height: 680 };
const LYING = 1.2;

export function sizeOf({ width, height }: Room): Size {
  if (width >= WIDE.width && height >= WIDE.height && width > LYING * height) return 'wide';
  if (width >= TALL.width && height >= TALL.height) return 'tall';
  return width > LYING * height && width >= 520 ? 'low' : 'phone';
}

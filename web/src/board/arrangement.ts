/** How the regions of a table lie, by the room there is. */

/** Cities beside the board, or above and below it. */
export type Arrangement = 'columns' | 'rows';

/** How much of a city is shown: all of it, its numbers in a few lines, or those in a narrow column. */
export type CitySize = 'full' | 'strip' | 'chip';

export interface Room {
  width: number;
  height: number;
}

/** From here on whole cities have room beside the cards. */
const WIDE = 1000;
const TALL = 540;
/** A screen that lies on its side has room there for their numbers at least. */
const LEAST_WIDTH = 560;
const LYING = 1.2;

export function arrangementOf({ width, height }: Room): Arrangement {
  const isLying = width >= LEAST_WIDTH && width > LYING * height;
  return width >= WIDE || isLying ? 'columns' : 'rows';
}

export function citySizeOf(room: Room): CitySize {
  if (arrangementOf(room) === 'rows') return 'strip';
  return room.width >= WIDE && room.height >= TALL ? 'full' : 'chip';
}

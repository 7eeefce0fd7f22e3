/** How the piece in hand looks: the ink of its type, and its pattern. */
import type { World } from './context.ts';
import type { BuildingType } from './types.ts';

export interface HandLook {
  /** A colour of the style sheet. */
  fill: string;
  pattern: BuildingType | '';
}

/** The tile in hand, or the one that is about to be bought; "" if it is none. */
export function tileInHand({ view, placing }: World): string {
  const { ware } = placing;
  if (placing.isLaying) return view.laying?.tile ?? '';
  if (ware?.kind !== 'stack') return '';
  return view.market.tiles.find(({ stack }) => stack === ware.id)?.tile ?? '';
}

export function monumentInHand({ view, placing }: World): string {
  const { ware } = placing;
  if (placing.isLaying) return view.laying?.monument ?? '';
  return ware?.kind === 'monument' ? ware.id : '';
}

export function typeInHand(world: World): HandLook {
  const tile = tileInHand(world);
  if (tile !== '') {
    const { type } = world.catalogue.tile(tile);
    return { fill: `var(--tile-${type})`, pattern: type };
  }
  if (monumentInHand(world) !== '') return { fill: 'var(--land-monument)', pattern: '' };
  const { ware, isLaying } = world.placing;
  const item = isLaying ? (world.view.laying?.item ?? '') : (ware?.id ?? '');
  return { fill: item === 'tower' ? 'var(--land-tower)' : 'var(--land-road)', pattern: '' };
}

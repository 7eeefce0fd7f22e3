/** The posters of the games: flat shapes one behind the other, on a picture of 400 by 450. */
import {
  aqueduct,
  colosseum,
  colossus,
  hangingGardens,
  lighthouse,
  pagoda,
  pyramids,
  stepPyramid,
  temple,
  trireme,
  ziggurat,
} from '../../icons/ancient.ts';

export type Shape =
  | { is: 'disc'; x: number; y: number; r: number; ink: string }
  | { is: 'hill'; x: number; y: number; rx: number; ry: number; ink: string }
  | { is: 'band'; y: number; height: number; ink: string }
  | { is: 'glint'; x: number; y: number; width: number; ink: string }
  | { is: 'figure'; path: string; x: number; y: number; size: number; ink: string; flipped?: boolean };

export interface Scene {
  sky: string;
  /** Where the rays come from; null for a night without. */
  rays: { x: number; y: number } | null;
  shapes: Shape[];
}

const STARS = [
  [248, 40],
  [304, 81],
  [360, 36],
  [220, 99],
  [336, 135],
  [24, 27],
  [192, 27],
  [376, 108],
  [272, 135],
  [40, 153],
];

const SCENES: Record<string, Scene> = {
  duel: {
    sky: '#e0703f',
    rays: { x: 200, y: 195 },
    shapes: [
      { is: 'disc', x: 200, y: 195, r: 96, ink: '#fbcf68' },
      { is: 'band', y: 297, height: 60, ink: '#2d7f95' },
      { is: 'glint', x: 188, y: 317, width: 136, ink: '#f3bc52' },
      { is: 'glint', x: 192, y: 333, width: 96, ink: '#f3bc52' },
      { is: 'figure', path: pyramids, x: -36, y: 66, size: 248, ink: '#7a2c3d' },
      { is: 'hill', x: 88, y: 302, rx: 128, ry: 18, ink: '#8d3a4c' },
      { is: 'band', y: 349, height: 101, ink: '#17405c' },
      { is: 'figure', path: colossus, x: 196, y: 145, size: 208, ink: '#3a1a38' },
    ],
  },
  seven: {
    sky: '#f4b183',
    rays: { x: 276, y: 121 },
    shapes: [
      { is: 'disc', x: 276, y: 121, r: 76, ink: '#fff0c9' },
      { is: 'hill', x: 100, y: 315, rx: 180, ry: 99, ink: '#e59a70' },
      { is: 'figure', path: lighthouse, x: 252, y: 175, size: 104, ink: '#b2543f', flipped: true },
      { is: 'figure', path: ziggurat, x: 24, y: 123, size: 120, ink: '#c26a4c' },
      { is: 'hill', x: 320, y: 324, rx: 200, ry: 86, ink: '#d0714f' },
      { is: 'figure', path: hangingGardens, x: 208, y: 149, size: 144, ink: '#93374a' },
      { is: 'figure', path: colosseum, x: 48, y: 155, size: 160, ink: '#93374a' },
      { is: 'hill', x: 120, y: 405, rx: 240, ry: 113, ink: '#93374a' },
      { is: 'figure', path: temple, x: 120, y: 196, size: 160, ink: '#5d1f35' },
      { is: 'band', y: 342, height: 108, ink: '#6f2739' },
    ],
  },
  world: {
    sky: '#223567',
    rays: null,
    shapes: [
      { is: 'disc', x: 128, y: 109, r: 64, ink: '#f5e6b8' },
      ...STARS.map(([x = 0, y = 0]): Shape => ({ is: 'disc', x, y, r: 2.2, ink: '#c9c8b0' })),
      { is: 'figure', path: aqueduct, x: 208, y: 53, size: 208, ink: '#35528c' },
      { is: 'hill', x: 320, y: 315, rx: 200, ry: 79, ink: '#2b4479' },
      { is: 'figure', path: stepPyramid, x: 224, y: 152, size: 136, ink: '#b8955a' },
      { is: 'hill', x: 60, y: 324, rx: 240, ry: 62, ink: '#1f3465' },
      { is: 'figure', path: pagoda, x: 48, y: 156, size: 136, ink: '#e9c878' },
      { is: 'band', y: 311, height: 58, ink: '#1a5a6d' },
      { is: 'glint', x: 132, y: 322, width: 88, ink: '#f5e6b8' },
      { is: 'glint', x: 132, y: 335, width: 56, ink: '#f5e6b8' },
      { is: 'figure', path: trireme, x: 200, y: 282, size: 80, ink: '#f5e6b8' },
      { is: 'band', y: 360, height: 90, ink: '#10243f' },
    ],
  },
};

/** The games with a poster, and the poster of all others. */
export const POSTERS = [...Object.keys(SCENES), 'plain'];

/** A game that has no poster yet: the sun over the sea. */
const PLAIN: Scene = {
  sky: '#e0703f',
  rays: { x: 200, y: 240 },
  shapes: [
    { is: 'disc', x: 200, y: 240, r: 110, ink: '#fbcf68' },
    { is: 'band', y: 270, height: 90, ink: '#2d7f95' },
    { is: 'band', y: 349, height: 101, ink: '#17405c' },
  ],
};

export function sceneOf(game: string): Scene {
  return SCENES[game] ?? PLAIN;
}

const RAYS = 36;
const FAR = 700;

/** The rays as one path: every other slice of a great wheel. */
export function raysFrom({ x, y }: { x: number; y: number }): string {
  const at = (slice: number) => {
    const angle = (slice / (2 * RAYS)) * 2 * Math.PI;
    return `${(x + FAR * Math.sin(angle)).toFixed(0)} ${(y - FAR * Math.cos(angle)).toFixed(0)}`;
  };
  return Array.from({ length: RAYS }, (_, ray) => `M${String(x)} ${String(y)}L${at(2 * ray)}L${at(2 * ray + 1)}Z`).join(
    '',
  );
}

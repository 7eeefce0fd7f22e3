import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { POSTERS, raysFrom, sceneOf, type Scene, type Shape } from './src/components/home/scenes.ts';
import { EMBLEMS } from './src/drawing/seats.ts';

/** Of the scenes, and of the posters beside a picture for links. */
const [WIDTH, HEIGHT, HIGH] = [400, 450, 630];
const ICON = 512;
const SEAT_INK = /--seat-\d: (#\w{6});/g;

/** The posters of the games and the signs of the seats for the pictures that the server draws: it has no browser. */
export function posters(): Plugin {
  return {
    name: 'mirabilia-posters',
    apply: 'build',
    async generateBundle() {
      for (const game of POSTERS) {
        this.emitFile({ type: 'asset', fileName: `posters/${game}.xml`, source: posterOf(sceneOf(game)) });
      }
      const tokens = await readFile(join(import.meta.dirname, 'src', 'styles', 'tokens.css'), 'utf-8');
      const inks = [...tokens.matchAll(SEAT_INK)].map(([, ink]) => ink);
      const seats = EMBLEMS.map((path, seat) => ({ path, ink: inks[seat] ?? '#5d6670' }));
      this.emitFile({ type: 'asset', fileName: 'posters/seats.json', source: JSON.stringify(seats) });
    },
  };
}

/** A scene as SVG, higher than on the start page: more sky above, more ground below. */
function posterOf({ sky, rays, shapes }: Scene): string {
  const top = (HIGH - HEIGHT) * 0.6;
  const ground = shapes.filter(({ is }) => is === 'band').at(-1)?.ink ?? sky;
  const sun = rays === null ? '' : `<path d="${raysFrom(rays)}" fill="#fff6e3" opacity=".13"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HIGH}" viewBox="0 0 ${WIDTH} ${HIGH}">`,
    `<rect width="${WIDTH}" height="${HIGH}" fill="${sky}"/><g transform="translate(0 ${top})">`,
    `${sun}${shapes.map(drawn).join('')}<rect y="${HEIGHT - 1}" width="${WIDTH}" height="${HIGH}" fill="${ground}"/>`,
    '</g></svg>',
  ].join('');
}

function drawn(shape: Shape): string {
  const { ink } = shape;
  if (shape.is === 'disc') return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}" fill="${ink}"/>`;
  if (shape.is === 'hill')
    return `<ellipse cx="${shape.x}" cy="${shape.y}" rx="${shape.rx}" ry="${shape.ry}" fill="${ink}"/>`;
  if (shape.is === 'band') return `<rect y="${shape.y}" width="${WIDTH}" height="${shape.height}" fill="${ink}"/>`;
  if (shape.is === 'glint')
    return `<ellipse cx="${shape.x}" cy="${shape.y}" rx="${shape.width / 2}" ry="1.8" fill="${ink}" opacity=".8"/>`;
  const scale = shape.size / ICON;
  const x = shape.x + (shape.flipped === true ? shape.size : 0);
  const turn = `translate(${x} ${shape.y}) scale(${shape.flipped === true ? -scale : scale} ${scale})`;
  return `<path d="${shape.path}" transform="${turn}" fill="${ink}"/>`;
}

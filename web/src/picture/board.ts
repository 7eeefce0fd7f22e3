/**
 * The board of a game as an image.
 *
 * It is the very board of the table, drawn where nobody sees it and put into an SVG together with all it needs: an SVG that
 * is an image may load nothing.
 */
import { mount, tick, unmount, type Component } from 'svelte';
import type { BoardProps } from '../games/contract.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** In pixels of a page; a board of this size shows all it has. */
export const [BOARD_WIDTH, BOARD_HEIGHT] = [1200, 750];
/** A board looks at the room it has and draws its parts one after the other. */
const FRAMES = 12;
const URL_IN_CSS = /url\((['"]?)(?!data:|#)(.+?)\1\)/g;

type Context = Map<unknown, unknown>;

export async function imageOfBoard(
  Board: Component<BoardProps>,
  props: BoardProps,
  context: Context,
): Promise<HTMLImageElement> {
  const place = document.createElement('div');
  place.inert = true;
  place.dataset['picture'] = '';
  const size = { width: `${String(BOARD_WIDTH)}px`, height: `${String(BOARD_HEIGHT)}px` };
  Object.assign(place.style, size, { position: 'fixed', top: '0', left: '200vw', display: 'flex' });
  place.style.setProperty('--board-height', size.height);
  document.body.append(place);
  const board = mount(Board, { target: place, props, context, intro: false });
  try {
    await tick();
    await document.fonts.ready;
    for (let frame = 0; frame < FRAMES; frame += 1) await new Promise(requestAnimationFrame);
    return await loaded(await svgOf(place));
  } finally {
    await unmount(board);
    place.remove();
  }
}

/** What an element shows, in the light of the day. */
async function svgOf(element: HTMLElement): Promise<string> {
  const svg = document.createElementNS(SVG, 'svg');
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value);
  svg.dataset['theme'] = 'light';
  svg.setAttribute('width', String(BOARD_WIDTH));
  svg.setAttribute('height', String(BOARD_HEIGHT));
  const inside = document.createElementNS(SVG, 'foreignObject');
  inside.setAttribute('width', '100%');
  inside.setAttribute('height', '100%');
  const body = document.createElement('body');
  const style = document.createElement('style');
  style.textContent = await styles();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.position = 'static';
  body.append(style, copy);
  inside.append(body);
  svg.append(inside);
  return new XMLSerializer().serializeToString(svg);
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** All style sheets of the page, with their fonts and patterns. */
async function styles(): Promise<string> {
  const sheets = [...document.styleSheets].map(({ cssRules, href }) =>
    [...cssRules]
      .map(({ cssText }) => cssText)
      .join('\n')
      .replace(URL_IN_CSS, (_, __, address: string) => `url("${new URL(address, href ?? document.baseURI).href}")`),
  );
  const css = sheets.join('\n');
  const addresses = new Set([...css.matchAll(URL_IN_CSS)].map(([, , address = '']) => address));
  const contents = new Map(
    await Promise.all([...addresses].map(async (address) => [address, await contentOf(address)] as const)),
  );
  return css.replace(URL_IN_CSS, (_, __, address: string) => `url("${contents.get(address) ?? ''}")`);
}

async function contentOf(address: string): Promise<string> {
  const content = await (await fetch(address)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => {
      done(String(reader.result));
    };
    reader.onerror = () => {
      fail(new Error(`${address} cannot be read`));
    };
    reader.readAsDataURL(content);
  });
}

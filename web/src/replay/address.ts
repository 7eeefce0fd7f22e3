/** The place in a replay as a part of the address, so that a link or a reload comes back to it. */

import { CARDS, type Cards } from '../analysis/wire.ts';

/** As whom one looks on: the number of a seat, a spectator, or somebody who sees all cards. */
export type Viewer = 'all' | 'none' | `${number}`;

export interface Place {
  step: number;
  viewer: Viewer;
  /** The analysis that is shown. */
  analysis: Cards | null;
}

/** The place an address names; whatever it leaves out or garbles is null. */
export function placeOf(search: string): {
  step: number | null;
  viewer: Viewer | null;
  analysis: Cards | null;
} {
  const query = new URLSearchParams(search);
  const step = query.get('step') ?? '';
  const seat = query.get('seat') ?? '';
  return {
    step: /^\d{1,6}$/.test(step) ? Number(step) : null,
    viewer: isViewer(seat) ? seat : null,
    analysis: CARDS.find((cards) => cards === query.get('analysis')) ?? null,
  };
}

/** The query that brings one back to a place. */
export function queryOf({ step, viewer, analysis }: Place): string {
  return `?step=${String(step)}&seat=${viewer}${analysis === null ? '' : `&analysis=${analysis}`}`;
}

/** The address at which the game of a table is seen from the beginning, and analysed at once. */
export function analysisOf(table: string): string {
  const cards: Cards = 'seat';
  return `/replay/${encodeURIComponent(table)}?analysis=${cards}`;
}

/** The seat whose eyes one looks through; null for everybody else. */
export function seatOf(viewer: Viewer): number | null {
  return viewer === 'all' || viewer === 'none' ? null : Number(viewer);
}

/** Browsers take about a hundred changes of the address in half a minute, and no more. */
const REST = 300;
let written = -REST;

/** Make it the address of the page: at once, or after a rest for one who drags the slider. The function gives it up. */
export function keepPlace(address: string): () => void {
  const write = () => {
    written = performance.now();
    history.replaceState(history.state, '', address);
  };
  const rest = written + REST - performance.now();
  const timer = rest > 0 ? setTimeout(write, rest) : undefined;
  if (timer === undefined) write();
  return () => {
    clearTimeout(timer);
  };
}

function isViewer(text: string): text is Viewer {
  return /^(all|none|[0-7])$/.test(text);
}

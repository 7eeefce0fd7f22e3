/** Which part of the board of Duel is which field of a snapshot, for whoever edits a position. */
import type { PositionModule, Spot } from '../../position/contract.ts';
import { isRecord, valueAt, type Json, type Snapshot } from '../../position/paths.ts';
import { Catalogue } from './catalogue.ts';
import type { City, Pieces, Slot, View } from './types.ts';

const SEATS = [0, 1];
const SLOTS = 20;

function rowOf(snapshot: Snapshot, ...path: (string | number)[]): string[] {
  const row = valueAt(snapshot, path);
  return Array.isArray(row) ? row.filter((one) => typeof one === 'string') : [];
}

function ofCity(snapshot: Snapshot, seat: number): Spot[] {
  const city = ['cities', seat];
  const wonders = valueAt(snapshot, [...city, 'wonders']);
  const region = `[data-seat-of="${String(seat)}"]`;
  return [
    { selector: `[data-owner="${String(seat)}"]`, path: ['active'], value: seat },
    { selector: `[data-purse="${String(seat)}"]`, path: [...city, 'coins'] },
    { selector: `[data-wonders="${String(seat)}"]`, path: [...city, 'wonders'] },
    ...(isRecord(wonders) ? Object.keys(wonders) : []).map((wonder) => ({
      selector: `[data-wonders="${String(seat)}"] [data-piece="wonder:${wonder}"]`,
      path: [...city, 'wonders', wonder],
    })),
    { selector: `[data-cards="${String(seat)}"]`, path: [...city, 'cards'] },
    ...rowOf(snapshot, ...city, 'cards').map((card, index) => ({
      selector: `[data-cards="${String(seat)}"] [data-built="${card}"]`,
      path: [...city, 'cards', index],
    })),
    ...rowOf(snapshot, ...city, 'progress').map((token, index) => ({
      selector: `${region} [data-piece="token:${token}"]`,
      path: [...city, 'progress', index],
    })),
  ];
}

/** From one capital to the other. */
function track(pieces: number): Spot[] {
  return Array.from({ length: 2 * pieces + 1 }, (_, index) => index - pieces).map((space) => ({
    selector: `[data-space="${String(space)}"]`,
    path: ['conflict', 'pawn'],
    value: space,
  }));
}

const CAPITAL = 9;

function spots(snapshot: Snapshot): Spot[] {
  return [
    ...track(CAPITAL),
    { selector: '[data-loot]', path: ['conflict', 'tokens'] },
    { selector: '[data-region="tokens"]', path: ['progress', 'board'] },
    ...rowOf(snapshot, 'progress', 'board').map((token, index) => ({
      selector: `[data-region="tokens"] [data-piece="token:${token}"]`,
      path: ['progress', 'board', index],
    })),
    { selector: '[data-discard]', path: ['discard'] },
    ...Array.from({ length: SLOTS }, (_, slot) => ({
      selector: `:is([data-slot="${String(slot)}"], [data-place="${String(slot)}"])`,
      path: ['layout', slot],
    })),
    ...rowOf(snapshot, 'draft', 'offer').map((wonder, index) => ({
      selector: `.draft [data-piece="wonder:${wonder}"]`,
      path: ['draft', 'offer', index],
    })),
    ...SEATS.flatMap((seat) => ofCity(snapshot, seat)),
  ];
}

/** The places of an Age, and what lies in them; those that are empty are drawn too. */
function laidOut(seen: Slot[], snapshot: Snapshot, { layouts, cards }: Pieces): Slot[] {
  const { age, layout: given } = snapshot;
  const layout = layouts.find((one) => one.age === age);
  if (layout === undefined) return seen;
  const places = layout.rows.flatMap((row, number) => row.x.map((x) => ({ row: number, x, face: row.face })));
  return places.map((place, slot) => {
    const shown = seen.find((one) => one.slot === slot);
    const card = Array.isArray(given) ? given[slot] : shown === undefined ? null : undefined;
    if (card === null) return { ...place, slot, back: 'age_1', accessible: false, covered_by: [], empty: true };
    const known = cards.find(({ id }) => id === card);
    if (known === undefined) return shown ?? { ...place, slot, back: 'age_1', accessible: false, covered_by: [] };
    const { id, deck: back } = known;
    return { ...(shown ?? { accessible: false, covered_by: [] }), ...place, slot, back, card: id };
  });
}

function city(seen: City, given: Json | undefined, catalogue: Catalogue, pieces: Pieces): City {
  if (!isRecord(given)) return seen;
  const { coins, cards, wonders, progress } = given;
  const isCard = (id: Json) => pieces.cards.some((one) => one.id === id);
  const built = Array.isArray(cards) ? (cards.filter(isCard) as string[]) : null;
  const colours = Object.keys(seen.cards) as (keyof City['cards'])[];
  const byColour = (all: string[]) =>
    Object.fromEntries(
      colours.map((colour) => [colour, all.filter((id) => catalogue.card(id).colour === colour)]),
    ) as City['cards'];
  const owned = isRecord(wonders)
    ? Object.entries(wonders)
        .filter(([wonder]) => pieces.wonders.some(({ id }) => id === wonder))
        .map(([wonder, under]) => ({
          available: true,
          ...seen.wonders.find((one) => one.wonder === wonder),
          wonder,
          built: under !== null,
        }))
    : seen.wonders;
  return {
    ...seen,
    coins: typeof coins === 'number' ? coins : seen.coins,
    cards: built === null ? seen.cards : byColour(built),
    wonders: Array.isArray(wonders) || owned.length < seen.wonders.length ? seen.wonders : owned,
    progress: tokensIn(progress, pieces) ?? seen.progress,
  };
}

function tokensIn(row: Json | undefined, { tokens }: Pieces): string[] | null {
  if (!Array.isArray(row)) return null;
  return row.filter((id): id is string => tokens.some((one) => one.id === id));
}

function patched(shown: unknown, snapshot: Snapshot, printed: unknown): View {
  const [view, pieces] = [shown as View, printed as Pieces];
  const catalogue = new Catalogue(pieces);
  const pawn = valueAt(snapshot, ['conflict', 'pawn']);
  const { capital } = view.conflict;
  const isOn = typeof pawn === 'number' && Math.abs(pawn) <= capital;
  const discard = rowOf(snapshot, 'discard').filter((id) => pieces.cards.some((one) => one.id === id));
  return {
    ...view,
    conflict: { ...view.conflict, pawn: isOn ? pawn : view.conflict.pawn },
    progress: {
      ...view.progress,
      board: tokensIn(valueAt(snapshot, ['progress', 'board']), pieces) ?? view.progress.board,
    },
    discard,
    layout: view.choice === 'draft' ? view.layout : laidOut(view.layout, snapshot, pieces),
    cities: view.cities.map((seen, seat) =>
      city(seen, valueAt(snapshot, ['cities', seat]), catalogue, pieces),
    ) as View['cities'],
  };
}

const duel: PositionModule = { spots, seats: () => [], patched };
export default duel;

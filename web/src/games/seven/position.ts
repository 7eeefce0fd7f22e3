/** Which part of the board of 7 Wonders is which field of a snapshot, for whoever edits a position. */
import type { PositionModule, Spot } from '../../position/contract.ts';
import { isRecord, valueAt, type Json, type Path, type Snapshot } from '../../position/paths.ts';
import { Catalogue } from './catalogue.ts';
import type { City, Pieces, View } from './types.ts';

const MOST = 8;
const STAGES = 4;

/** The pieces of a row, each with its place: some are written with where they come from. */
function rowOf(snapshot: Snapshot, path: Path, name: string): { id: string; path: Path }[] {
  const row = valueAt(snapshot, path);
  if (!Array.isArray(row)) return [];
  return row.flatMap((one, index) => {
    const id = isRecord(one) ? one[name] : one;
    return typeof id === 'string' ? [{ id, path: [...path, index] }] : [];
  });
}

function spots(snapshot: Snapshot, seat: number): Spot[] {
  const own: Path = ['cities', seat];
  const mine = `[data-city="${String(seat)}"]`;
  const wonder = `[data-wonder="${String(seat)}"]`;
  const stages = valueAt(snapshot, [...own, 'stages']);
  const built = Array.isArray(stages) ? stages.length : 0;
  return [
    ...Array.from({ length: MOST }, (_, city) => ({
      selector: `[data-purse="${String(city)}"]`,
      path: ['cities', city, 'coins'],
    })),
    ...Array.from({ length: MOST }, (_, city) => ({
      selector: `[data-war="${String(city)}"]`,
      path: ['cities', city, 'victories'],
    })),
    { selector: wonder, path: [...own, 'side'] },
    { selector: `${wonder} .plate`, path: [...own, 'board'] },
    ...Array.from({ length: STAGES }, (_, stage) => ({
      selector: `${wonder} [data-stage="${String(stage + 1)}"]`,
      path: [...own, 'stages', Math.min(stage, built)],
    })),
    { selector: `${mine} [data-cards]`, path: [...own, 'cards'] },
    ...rowOf(snapshot, [...own, 'cards'], 'card').map(({ id, path }) => ({
      selector: `${mine} [data-built="${id}"]`,
      path,
    })),
    ...rowOf(snapshot, [...own, 'leaders'], 'leader').map(({ id, path }) => ({
      selector: `${mine} [data-built="${id}"]`,
      path,
    })),
    ...rowOf(snapshot, ['edifices'], 'edifice').map(({ id, path }) => ({
      selector: `[data-piece="edifice:${id}"]`,
      path,
    })),
    { selector: '[data-discard]', path: ['discard'] },
    { selector: '[data-leaders]', path: [...own, 'held_leaders'] },
    { selector: '[data-tray]', path: [...own, 'hand'] },
    ...rowOf(snapshot, [...own, 'hand'], 'card').map(({ id, path }) => ({
      selector: `[data-tray] :is([data-piece="card:${id}"], [data-piece="leader:${id}"])`,
      path,
    })),
  ];
}

function seats(seat: number) {
  return Array.from({ length: MOST }, (_, city) => city)
    .filter((city) => city !== seat)
    .map((city) => ({ selector: `section[data-seat-place="${String(city)}"]`, seat: city }));
}

function city(seen: City, given: Json | undefined, catalogue: Catalogue): City {
  if (!isRecord(given)) return seen;
  const { coins, cards, stages } = given;
  const built = Array.isArray(cards) ? cards.filter((id): id is string => catalogue.isCard(String(id))) : null;
  const number = Array.isArray(stages) ? stages.length : null;
  return {
    ...seen,
    coins: typeof coins === 'number' ? coins : seen.coins,
    cards: built === null ? seen.cards : byColour(built, catalogue),
    stages:
      number === null
        ? seen.stages
        : seen.stages.map((stage, index) => ({ ...stage, built: index < number, next: index === number })),
  };
}

function byColour(cards: string[], catalogue: Catalogue): Record<string, string[]> {
  const colours: Record<string, string[]> = {};
  for (const id of cards) (colours[catalogue.card(id).colour] ??= []).push(id);
  return colours;
}

function patched(shown: unknown, snapshot: Snapshot, pieces: unknown): View {
  const view = shown as View;
  const catalogue = new Catalogue(pieces as Pieces, Number(view.options['edition']));
  const cities = view.cities.map((seen, number) => city(seen, valueAt(snapshot, ['cities', number]), catalogue));
  return { ...view, cities };
}

const seven: PositionModule = { spots, seats, patched };
export default seven;

/** The conflict track as the viewer sees it: the own capital on the left. */
import type { Text } from '../../lib/texts.ts';
import type { View, Zone } from './types.ts';

export interface Track {
  /** From the own capital to the rival's. */
  cells: { place: number; heat: number; capital: number | null }[];
  /** Under the cells: what a zone is worth to whom has pushed the pawn there, and the token that lies there. */
  zones: { from: number; cells: number; points: number; loot: number }[];
  /** Positive: towards the rival. */
  pawn: number;
  capital: number;
}

export function trackOf(view: View, zones: Zone[], me: number): Track {
  const { pawn, capital } = view.conflict;
  const heat = (place: number) => zones.findIndex((zone) => zone.from <= Math.abs(place) && Math.abs(place) <= zone.to);
  const places = Array.from({ length: 2 * capital + 1 }, (_, index) => index - capital);
  const cells = places.map((place) => {
    const end = Math.abs(place) === capital;
    return { place, heat: heat(place), capital: end ? (place < 0 ? me : 1 - me) : null };
  });
  const right = zones.map((zone) => underZone(view, zone, 1 - me));
  const left = zones.slice(1).map((zone) => ({ ...underZone(view, zone, me), from: -zone.to }));
  return { cells, zones: [...left.reverse(), ...right], pawn: me === 1 ? -pawn : pawn, capital };
}

/** A token lies in a zone until it has struck the seat on whose side the zone is. */
function underZone(view: View, zone: Zone, victim: number): Track['zones'][number] {
  const lies = view.conflict.tokens[victim]?.some((token) => zone.from <= token.distance && token.distance <= zone.to);
  return { from: zone.from, cells: zone.to - zone.from + 1, points: zone.points, loot: lies ? zone.loot : 0 };
}

/** Everything about the conflict in sentences: where the pawn stands, which tokens lie there, what places are worth. */
export function trackLines(text: Text, view: View, names: string[], zones: Zone[], me: number): string[] {
  const fears = view.conflict.tokens.flatMap((tokens, seat) =>
    tokens.map(({ coins, distance }) =>
      text('duel-board-fears', { player: names[seat] ?? '', coins, spaces: distance }),
    ),
  );
  const worth = zones
    .filter(({ points }) => points > 0)
    .map(({ from, to, points }) => text('duel-board-zone', { from, to, value: points }));
  return [trackWords(text, view, names, me), ...fears, ...worth];
}

/** The state of the conflict in a sentence. */
export function trackWords(text: Text, view: View, names: string[], me: number): string {
  const towards = me === 1 ? -view.conflict.pawn : view.conflict.pawn;
  const victim = towards > 0 ? 1 - me : me;
  const spaces = Math.abs(towards);
  if (spaces === 0) return text('duel-board-conflict-middle');
  const left = view.conflict.capital - spaces;
  return text('duel-board-conflict', { spaces, player: names[victim] ?? '', left });
}

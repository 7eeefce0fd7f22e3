/** What deserves to be noticed in a step: a new Age, a token that strikes, and how near somebody has come to winning at once. */
import type { Moment } from '../../lib/steps.svelte.ts';
import type { Event } from '../../wire/mirabilia.ts';
import type { Change } from '../contract.ts';
import { AGES, drawing } from './drawings.ts';
import type { City, View } from './types.ts';

/** From so few on it is worth a warning. */
const NEAR = { symbols: 1, shields: 3 };

export function moments({ events, before, view, names, text, tell }: Change<View>): Moment[] {
  const found: Moment[] = [];
  const age = events.find(({ event }) => event === 'age_begun');
  if (age !== undefined) found.push(ageBegins(Number(age['age'])));
  const struck = events.filter(({ event }) => event === 'looted');
  if (struck.length > 0) found.push(conflict(struck));
  if (view.result === null) found.push(...view.cities.flatMap(threats));
  return found;

  function ageBegins(number: number): Moment {
    const begins = events.filter(({ event }) => event === 'begins').map(tell);
    return {
      kind: 'age',
      title: text('duel-board-chapter', { age: number }),
      says: begins.join(' '),
      path: AGES[number] ?? '',
    };
  }

  function conflict(tokens: Event[]): Moment {
    return {
      kind: 'conflict',
      title: text('duel-board-conflict-track'),
      says: tokens.map(tell).join(' '),
      path: drawing('colour', 'red'),
    };
  }

  function threats({ seat, supremacy }: City): Moment[] {
    const player = names[seat] ?? '';
    return (['symbols', 'shields'] as const)
      .filter((what) => isNear(what, supremacy[what], before.cities[seat]?.supremacy[what]))
      .map((what) => ({
        kind: `${what}-${String(seat)}`,
        title: text(`duel-board-near-${what}`, { left: supremacy[what] }),
        says: text(`duel-board-threat-${what}`, { player, left: supremacy[what] }),
        path: drawing('colour', what === 'symbols' ? 'green' : 'red'),
        isThreat: true,
      }));
  }
}

function isNear(what: keyof typeof NEAR, left: number, before = Infinity): boolean {
  return left <= NEAR[what] && left < before;
}

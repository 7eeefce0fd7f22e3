/** Facets that games share, and how their values are called. */
import type { Effect, Words } from '../board/words.ts';
import type { Facet, LegendItem, Phrase, Voice } from './contract.ts';
import { swatch, type Mark } from '../drawing/marks.ts';

/** What effects are about, in the order in which they are offered. */
export const SUBJECTS = [
  'production',
  'trade',
  'coins',
  'points',
  'shields',
  'science',
  'cheaper',
  'again',
  'harm',
  'peace',
  'leaders',
  'copy',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A facet whose values are called by texts of the page. */
export function facetOf(
  { text }: Voice,
  id: string,
  values: readonly string[],
  label: (value: string) => string,
): Facet {
  return {
    id,
    label: text(`web-cards-facet-${id}`),
    values: values.map((value) => ({ id: value, label: label(value) })),
  };
}

export function subjectFacet(voice: Voice): Facet {
  return facetOf(voice, 'effect', SUBJECTS, (subject) => voice.text(`web-cards-subject-${subject}`));
}

/** What some effects are about, each once. */
export function subjectsOf(effects: Effect[], subjects: Record<string, Subject>): Subject[] {
  return [...new Set(effects.flatMap(({ effect }) => subjects[effect] ?? []))];
}

/** By what a cost is found: "free", coins, and each resource. */
export function costValues(cost: Record<string, number>): string[] {
  const parts = Object.entries(cost).flatMap(([part, number]) => (number > 0 ? [part] : []));
  return parts.length === 0 ? ['free'] : parts;
}

export function costFacet(voice: Voice, resources: readonly string[]): Facet {
  return facetOf(voice, 'cost', ['free', 'coins', ...resources], (part) =>
    part === 'free' || part === 'coins' ? voice.text(`web-cards-cost-${part}`) : voice.words.name('resource', part),
  );
}

/** The first effect of each kind that is drawn in a way of its own, with its words. */
export function effectItems<Known extends Effect>(
  effects: Known[],
  marksOf: (effects: Known[]) => Mark[],
  says: (effects: Known[]) => string[],
  by: (effect: Known) => string = ({ effect }) => effect,
): LegendItem[] {
  const first = new Map<string, Known>();
  for (const effect of effects) if (!first.has(by(effect))) first.set(by(effect), effect);
  return [...first.values()].map((effect) => ({ marks: marksOf([effect]), says: says([effect]).join(', ') }));
}

/** What can stand for the price of a card, whatever the game. */
export function priceItems({ text }: Voice): LegendItem[] {
  return [
    { marks: [], price: { coins: 3 }, says: text('web-legend-price-coins') },
    { marks: [], price: { coins: 0 }, says: text('web-legend-price-free') },
    { marks: [], price: { coins: 0, parts: [{ cost: 'chain' }] }, says: text('web-legend-price-chain') },
    { marks: [], price: { coins: 7, short: 2 }, says: text('web-legend-price-short') },
  ];
}

/** A small card of each colour. */
export function colourItems(colours: readonly string[], says: (colour: string) => string): LegendItem[] {
  return colours.map((kind) => ({ marks: [swatch(kind)], says: says(kind) }));
}

export function resourceItems(
  { words }: Voice,
  resources: readonly string[],
  mark: (id: string) => Mark,
): LegendItem[] {
  return resources.map((id) => ({ marks: [mark(id)], says: words.name('resource', id) }));
}

/** Coins, points and units of resources in numbers, as rules speak of them. */
export function amountPhrases(words: Words, resources: readonly string[], mark: (id: string) => Mark): Phrase[] {
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
  return numbers.flatMap((number) => [
    { words: words.coins(number), marks: [{ is: 'coin', value: number } satisfies Mark] },
    { words: words.points(number), marks: [{ is: 'laurel', value: number } satisfies Mark] },
    ...resources.map((id) => ({ words: words.units(id, number), marks: [mark(id)] })),
  ]);
}

/** Names, effects and costs of Duel in words. */
import { joined as inGrammar } from '../../lib/grammar.ts';
import type { Text, Values } from '../../lib/texts.ts';
import type { Cost, Fact } from '../../wire/mirabilia.ts';
import type { Catalogue } from './catalogue.ts';
import { RESOURCES } from './types.ts';
import type { Card, Effect, PrintedCost, Slot } from './types.ts';

/** With what names, costs and moves are told. */
export interface Voice {
  text: Text;
  tell: (fact: Fact) => string;
}

export type Kind = 'card' | 'wonder' | 'token';

export function nameOf(text: Text, kind: Kind | 'symbol' | 'resource' | 'colour' | 'back', id: string): string {
  return text(`duel-${kind}-${dashed(id)}`);
}

/** The name of a card, with a star where the name was reconstructed in the language of the page. */
export function cardName(text: Text, card: Card): string {
  return nameOf(text, 'card', card.id) + (isReconstructed(card) ? ' *' : '');
}

export function isReconstructed(card: Card): boolean {
  return card.reconstructed.includes(`name_${language()}`);
}

/** As a list is read out: "wood, clay, and stone". */
export function joined(items: string[]): string {
  return inGrammar(language() === 'it' ? 'it' : 'en', items);
}

function language(): string {
  return document.documentElement.lang || 'en';
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}

// Effects

/** Each effect of a piece as a phrase. */
export function effectsOf(text: Text, piece: { effects: Effect[] }): string[] {
  return piece.effects.map((effect) => effectWords(text, effect));
}

function effectWords(text: Text, effect: Effect): string {
  const values: Values = {};
  for (const [field, value] of Object.entries(effect)) {
    if (field !== 'effect') Object.assign(values, valueOf(text, field, value));
  }
  return text(`duel-effect-${dashed(effect.effect)}`, values);
}

/** What a field of an effect puts into its phrase. */
function valueOf(text: Text, field: string, value: string | number | string[] | Record<string, number>): Values {
  if (field === 'count') return { count: text(`duel-count-${dashed([value].flat().join('-'))}`) };
  if (Array.isArray(value)) return { resources: joined(value.map((id) => nameOf(text, 'resource', id))) };
  if (typeof value === 'object') return { [field]: joined(Object.entries(value).map(([id, n]) => units(text, id, n))) };
  if (field === 'symbol' || field === 'colour') return { [field]: nameOf(text, field, String(value)) };
  return { [field === 'applies_to' ? 'target' : field]: value };
}

// Costs

export function units(text: Text, resource: string, number: number): string {
  return text(`duel-units-${resource}`, { units: number });
}

/** The cost as it is printed. */
export function printedCost(text: Text, cost: PrintedCost): string {
  const parts = RESOURCES.filter((id) => cost[id] > 0).map((id) => units(text, id, cost[id]));
  if (cost.coins > 0) parts.unshift(text('duel-coins', { coins: cost.coins }));
  return parts.length > 0 ? joined(parts) : text('duel-cost-free');
}

/** What a construction would cost now, in one phrase. */
export function priceWords({ text, tell }: Voice, cost: Cost): string {
  const chain = chainOf(cost);
  if (chain !== undefined) return tell(chain);
  const total = cost.coins ? text('duel-coins', { coins: cost.coins }) : text('duel-cost-free');
  return cost.short ? `${total}, ${text('duel-cost-short', { coins: cost.short })}` : total;
}

/** The part of a cost that says which card makes it free. */
export function chainOf(cost: Cost): Fact | undefined {
  return cost.parts?.find((part) => part['cost'] === 'chain');
}

// Cards in one breath, for whoever listens

/** "Baths, civilian structure, 3 victory points, costs 1 stone, for you 2 coins, can be taken". */
export function cardLabel(voice: Voice, card: Card, slot?: Slot, price?: Cost): string {
  return `${nameOf(voice.text, 'card', card.id)}, ${cardWords(voice, card, slot, price)}`;
}

/** The same without the name. */
export function cardWords(voice: Voice, card: Card, slot?: Slot, price?: Cost): string {
  const { text } = voice;
  const parts = [text(`duel-board-kind-${card.colour}`), ...effectsOf(text, card)];
  parts.push(text('duel-board-costs', { cost: printedCost(text, card.cost) }));
  if (price) parts.push(text('duel-board-for-you', { price: priceWords(voice, price) }));
  if (slot) parts.push(text(slot.accessible ? 'duel-board-can-be-taken' : 'duel-board-covered'));
  return parts.join(', ');
}

export function wonderLabel(voice: Voice, catalogue: Catalogue, id: string, price?: Cost): string {
  const { text } = voice;
  const wonder = catalogue.wonder(id);
  const parts = [nameOf(text, 'wonder', id), ...effectsOf(text, wonder)];
  parts.push(text('duel-board-costs', { cost: printedCost(text, wonder.cost) }));
  if (price) parts.push(text('duel-board-for-you', { price: priceWords(voice, price) }));
  return parts.join(', ');
}

export function tokenLabel(text: Text, catalogue: Catalogue, id: string): string {
  return [nameOf(text, 'token', id), ...effectsOf(text, catalogue.token(id))].join(', ');
}

/** Which cards lie on one. */
export function coveredWords(text: Text, slots: Slot[]): string {
  return text('duel-board-covered-by', { cards: coverWords(text, slots) });
}

function coverWords(text: Text, slots: Slot[]): string {
  const names = slots.map((slot) =>
    slot.card ? nameOf(text, 'card', slot.card) : text('duel-board-a-face-down-card'),
  );
  return joined([...new Set(names)]);
}

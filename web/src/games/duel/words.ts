/** Names, effects, costs and moves of Duel in words. */
import type { Text, Values } from '../../lib/texts.ts';
import { RESOURCES } from './types.ts';
import type { Card, Cost, CostPart, Effect, PrintedCost, Slot } from './types.ts';
import { asked } from './moves.ts';
import type { Obstacle } from './model.ts';
import type { Catalogue } from './catalogue.ts';

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
  return new Intl.ListFormat(language()).format(items);
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
export function priceWords(text: Text, cost: Cost): string {
  if (cost.chain) return chainWords(text, cost.chain);
  const total = cost.total > 0 ? text('duel-coins', { coins: cost.total }) : text('duel-cost-free');
  return cost.affordable ? total : `${total}, ${text('duel-cost-short', { coins: cost.short })}`;
}

function chainWords(text: Text, chain: { card: string; saves: number }): string {
  return text('duel-cost-chain', { card: nameOf(text, 'card', chain.card), coins: chain.saves });
}

/** One line of a bill, with what to draw before it. */
export interface BillLine {
  mark: { coins: number } | { resource: string } | { chain: string };
  words: string;
}

/** How a price comes about, line by line. */
export function bill(text: Text, cost: Cost): BillLine[] {
  if (cost.chain) return [{ mark: { chain: cost.chain.symbol }, words: chainWords(text, cost.chain) }];
  const lines: BillLine[] = [];
  if (cost.coins > 0) lines.push({ mark: { coins: cost.coins }, words: text('duel-board-printed') });
  for (const [resource, number] of Object.entries(cost.produced)) {
    lines.push({
      mark: { resource },
      words: text('duel-board-produced', { what: units(text, resource, number) }),
    });
  }
  for (const source of ['bought', 'choices', 'discount'] as const) {
    for (const part of cost[source]) lines.push(partLine(text, source, part));
  }
  return lines;
}

function partLine(text: Text, source: string, part: CostPart): BillLine {
  const values = { ...part, resource: nameOf(text, 'resource', part.resource) };
  return { mark: { resource: part.resource }, words: text(`duel-cost-${source}`, values) };
}

// Cards in one breath, for whoever listens

/** "Baths, civilian structure, 3 victory points, costs 1 stone, for you 2 coins, can be taken". */
export function cardLabel(text: Text, card: Card, slot: Slot | undefined, price: Cost | undefined): string {
  return `${nameOf(text, 'card', card.id)}, ${cardWords(text, card, slot, price)}`;
}

/** The same without the name. */
export function cardWords(text: Text, card: Card, slot: Slot | undefined, price: Cost | undefined): string {
  const parts = [text(`duel-board-kind-${card.colour}`), ...effectsOf(text, card)];
  parts.push(text('duel-board-costs', { cost: printedCost(text, card.cost) }));
  if (price) parts.push(text('duel-board-for-you', { price: priceWords(text, price) }));
  if (slot) parts.push(text(slot.accessible ? 'duel-board-can-be-taken' : 'duel-board-covered'));
  return parts.join(', ');
}

export function wonderLabel(text: Text, catalogue: Catalogue, id: string, price: Cost | undefined): string {
  const wonder = catalogue.wonder(id);
  const parts = [nameOf(text, 'wonder', id), ...effectsOf(text, wonder)];
  parts.push(text('duel-board-costs', { cost: printedCost(text, wonder.cost) }));
  if (price) parts.push(text('duel-board-for-you', { price: priceWords(text, price) }));
  return parts.join(', ');
}

export function tokenLabel(text: Text, catalogue: Catalogue, id: string): string {
  return [nameOf(text, 'token', id), ...effectsOf(text, catalogue.token(id))].join(', ');
}

/** A move as a button says it. */
export function moveWords(text: Text, notation: string): string {
  const move = asked(notation);
  const values: Values = {};
  if (move.card !== undefined) values['card'] = nameOf(text, 'card', move.card);
  if (move.wonder !== undefined) values['wonder'] = nameOf(text, 'wonder', move.wonder);
  if (move.token !== undefined) values['token'] = nameOf(text, 'token', move.token);
  if (move.who !== undefined) values['who'] = move.who;
  return text(`duel-move-${move.move}`, values);
}

/** Why something cannot be done with a card now, as far as the view tells it. */
export function obstacleWords(text: Text, names: string[], hindrance: Obstacle): string {
  switch (hindrance.is) {
    case 'over':
      return text('duel-choice-over');
    case 'turn':
      return text('duel-refusal-not-your-turn', { player: names[hindrance.seat] ?? '' });
    case 'choice':
      return text('duel-refusal-other-choice');
    case 'covered':
      return text('duel-board-covered-by', { cards: coverWords(text, hindrance.slots) });
    case 'complete':
      return text('duel-refusal-wonders-complete', { number: hindrance.number });
    case 'short':
      return text('duel-cost-short', { coins: hindrance.coins });
  }
}

function coverWords(text: Text, slots: Slot[]): string {
  const names = slots.map((slot) =>
    slot.card ? nameOf(text, 'card', slot.card) : text('duel-board-a-face-down-card'),
  );
  return joined([...new Set(names)]);
}

/** Cards, Wonders and tokens of Duel in words, for whoever listens. */
import { joined, language, type Words } from '../../board/words.ts';
import type { Text } from '../../lib/texts.ts';
import type { Cost } from '../../wire/mirabilia.ts';
import type { Catalogue } from './catalogue.ts';
import type { Card, Slot } from './types.ts';

/** With what pieces are told. */
export interface Voice {
  text: Text;
  words: Words;
}

/** The name of a card, with a star where the name was reconstructed in the language of the page. */
export function cardName(words: Words, card: Card): string {
  return words.name('card', card.id) + (isReconstructed(card) ? ' *' : '');
}

export function isReconstructed(card: Card): boolean {
  return card.reconstructed.includes(`name_${language()}`);
}

/** "Baths, civilian structure, 3 victory points, costs 1 stone, for you 2 coins, can be taken". */
export function cardLabel(voice: Voice, card: Card, slot?: Slot, price?: Cost): string {
  return `${voice.words.name('card', card.id)}, ${cardWords(voice, card, slot, price)}`;
}

/** The same without the name. */
export function cardWords({ text, words }: Voice, card: Card, slot?: Slot, price?: Cost): string {
  const parts = [text(`duel-board-kind-${card.colour}`), ...words.effects(card)];
  parts.push(text('web-board-costs', { cost: words.printedCost(card.cost) }));
  if (price) parts.push(text('web-board-for-you', { price: words.price(price) }));
  if (slot) parts.push(text(slot.accessible ? 'duel-board-can-be-taken' : 'duel-board-covered'));
  return parts.join(', ');
}

export function wonderLabel({ text, words }: Voice, catalogue: Catalogue, id: string, price?: Cost): string {
  const wonder = catalogue.wonder(id);
  const parts = [words.name('wonder', id), ...words.effects(wonder)];
  parts.push(text('web-board-costs', { cost: words.printedCost(wonder.cost) }));
  if (price) parts.push(text('web-board-for-you', { price: words.price(price) }));
  return parts.join(', ');
}

export function tokenLabel(words: Words, catalogue: Catalogue, id: string): string {
  return [words.name('token', id), ...words.effects(catalogue.token(id))].join(', ');
}

/** Which cards lie on one. */
export function coveredWords({ text, words }: Voice, slots: Slot[]): string {
  const names = slots.map(({ card }) => (card ? words.name('card', card) : text('duel-board-a-face-down-card')));
  return text('duel-board-covered-by', { cards: joined([...new Set(names)]) });
}

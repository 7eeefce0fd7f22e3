/** What is printed, found by id. */
import { byId, found } from '../../board/pieces.ts';
import type { Card, Pieces, Token, Wonder, Zone } from './types.ts';

export class Catalogue {
  readonly zones: Zone[];
  readonly #cards: Map<string, Card>;
  readonly #wonders: Map<string, Wonder>;
  readonly #tokens: Map<string, Token>;

  constructor(pieces: Pieces) {
    this.zones = pieces.zones;
    this.#cards = byId(pieces.cards);
    this.#wonders = byId(pieces.wonders);
    this.#tokens = byId(pieces.tokens);
  }

  card(id: string): Card {
    return found(this.#cards, id);
  }

  wonder(id: string): Wonder {
    return found(this.#wonders, id);
  }

  token(id: string): Token {
    return found(this.#tokens, id);
  }

  /** The cards that are free for whoever has built this one. */
  madeFreeBy(card: Card): Card[] {
    return [...this.#cards.values()].filter((other) => card.chain !== null && other.free_with === card.chain);
  }

  /** The card that makes this one free. */
  freedBy(card: Card): Card | undefined {
    return [...this.#cards.values()].find((other) => card.free_with !== null && other.chain === card.free_with);
  }
}

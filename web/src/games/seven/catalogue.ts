/** What is printed in the edition of a table, found by id. */
import { byId, found } from '../../board/pieces.ts';
import type { BoardSide, Card, Edifice, Edition, Leader, Pieces, WonderBoard } from './types.ts';

export class Catalogue {
  readonly #cards: Map<string, Card>;
  readonly #leaders: Map<string, Leader>;
  readonly #boards: Map<string, WonderBoard>;
  readonly #edifices: Map<string, Edifice>;
  readonly #setup: Edition['setup'];

  constructor({ editions }: Pieces, edition: number) {
    const printed = editions[String(edition)];
    if (printed === undefined) throw new Error(`there is no edition ${String(edition)}`);
    // Expansions bring lists of their own; what an entry is shows by its fields.
    const entries = Object.values(printed).filter(Array.isArray).flat() as (Card | Leader | WonderBoard | Edifice)[];
    this.#cards = byId(entries.filter((entry): entry is Card => 'building' in entry));
    this.#leaders = byId(entries.filter((entry): entry is Leader => 'deck' in entry));
    this.#boards = byId(entries.filter((entry): entry is WonderBoard => 'night' in entry));
    this.#edifices = byId(entries.filter((entry): entry is Edifice => 'reward' in entry));
    this.#setup = printed.setup;
  }

  card(id: string): Card {
    return found(this.#cards, id);
  }

  leader(id: string): Leader {
    return found(this.#leaders, id);
  }

  board(id: string): WonderBoard {
    return found(this.#boards, id);
  }

  side(board: string, side: string): BoardSide {
    const { day, night } = this.board(board);
    return side === 'night' ? night : day;
  }

  edifice(id: string): Edifice {
    return found(this.#edifices, id);
  }

  isLeader(id: string): boolean {
    return this.#leaders.has(id);
  }

  isCard(id: string): boolean {
    return this.#cards.has(id);
  }

  /** What a leader costs in each Age where that differs; else its one cost. */
  costsOf({ cost }: Leader): number[] {
    return cost === null ? this.#setup.leader_cost_by_age : [cost];
  }

  /** The cards that are free for whoever has built this one. */
  madeFreeBy({ building }: Card): Card[] {
    return unique([...this.#cards.values()].filter(({ chains_from }) => chains_from.includes(building)));
  }

  /** The cards that make this one free. */
  freedBy({ chains_from }: Card): Card[] {
    return unique([...this.#cards.values()].filter(({ building }) => chains_from.includes(building)));
  }
}

/** One of each building, however many cards there are of it. */
function unique(cards: Card[]): Card[] {
  return [...new Map(cards.map((card) => [card.building, card])).values()];
}

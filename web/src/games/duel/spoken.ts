/** The moves of a position in words, for whoever listens. */
import type { Table } from './context.ts';
import { slotOf } from './model.ts';
import { asked } from './moves.ts';
import { cardWords, effectsOf, moveWords, nameOf, priceWords, printedCost } from './words.ts';

export interface MoveGroup {
  title: string;
  /** What there is to know about the card of the group. */
  says: string;
  moves: { move: string; words: string }[];
}

/** On a turn the moves of each card under its name; else all under what is asked. */
export function moveGroups(table: Table): MoveGroup[] {
  if (table.legal.length === 0) return [];
  if (table.view.choice !== 'turn') {
    const moves = table.legal.map((move) => ({ move, words: choiceWords(table, move) }));
    return [{ title: table.text(`duel-board-choose-${table.view.choice}`), says: '', moves }];
  }
  const cards = [...new Set(table.legal.map((move) => asked(move).card ?? ''))];
  return cards.map((id) => ({
    title: nameOf(table.text, 'card', id),
    says: cardWords(table.text, table.catalogue.card(id), slotOf(table.view, id), prices(table).cards[id]),
    moves: table.legal
      .filter((move) => asked(move).card === id)
      .map((move) => ({ move, words: pricedWords(table, move) })),
  }));
}

function prices(table: Table) {
  return table.view.cities[table.me]?.costs ?? { cards: {}, wonders: {} };
}

/** A move of a turn with what it costs or brings. */
function pricedWords(table: Table, notation: string): string {
  const { move, card = '', wonder = '' } = asked(notation);
  const words = moveWords(table.text, notation);
  if (move === 'discard') {
    const coins = table.view.cities[table.me]?.discard_income ?? 0;
    return `${words}: ${table.text('duel-board-income', { coins })}`;
  }
  const cost = move === 'wonder' ? prices(table).wonders[wonder] : prices(table).cards[card];
  return cost ? `${words}: ${priceWords(table.text, cost)}` : words;
}

/** A choice with what it does. */
function choiceWords(table: Table, notation: string): string {
  const { card, wonder, token } = asked(notation);
  const { catalogue, text } = table;
  const says: string[] = [];
  if (card !== undefined) says.push(...effectsOf(text, catalogue.card(card)));
  if (token !== undefined) says.push(...effectsOf(text, catalogue.token(token)));
  if (wonder !== undefined) {
    const printed = catalogue.wonder(wonder);
    says.push(...effectsOf(text, printed), text('duel-board-costs', { cost: printedCost(text, printed.cost) }));
  }
  const words = moveWords(text, notation);
  return says.length > 0 ? `${words}: ${says.join('; ')}` : words;
}

/** The moves of a position in words, for whoever listens. */
import { actionsOn, groupBySubject, isLegal } from '../../lib/actions.ts';
import { inARow } from '../../lib/grammar.ts';
import type { Action } from '../../wire/mirabilia.ts';
import type { Table } from './context.ts';
import { slotOf } from './model.ts';
import { cardWords, effectsOf, nameOf, priceWords, printedCost } from './words.ts';

export interface MoveGroup {
  title: string;
  /** What there is to know about the card of the group. */
  says: string;
  moves: { action: Action; words: string }[];
}

/** On a turn the moves of each card under its name; else all under what is asked. */
export function moveGroups(table: Table): MoveGroup[] {
  const legal = table.actions.filter(isLegal);
  if (legal.length === 0) return [];
  if (table.view.choice !== 'turn') {
    const moves = legal.map((action) => ({ action, words: choiceWords(table, action) }));
    return [{ title: table.text(`duel-board-choose-${table.view.choice}`), says: '', moves }];
  }
  return groupBySubject(legal).map(({ kind, id }) => ({
    title: nameOf(table.text, 'card', id),
    says: cardWords(table, table.catalogue.card(id), slotOf(table.view, id), prices(table)[id]),
    moves: actionsOn(legal, kind, id).map((action) => ({ action, words: pricedWords(table, action) })),
  }));
}

function prices(table: Table) {
  return table.view.cities[table.me]?.costs.cards ?? {};
}

/** A move of a turn with what it costs and brings. */
function pricedWords(table: Table, { fact, cost, gains = [] }: Action): string {
  const says = [...(cost ? [priceWords(table, cost)] : []), ...gains.map(table.tell)];
  return says.length > 0 ? `${table.tell(fact)}: ${says.join(', ')}` : table.tell(fact);
}

/** A choice with what it does. */
function choiceWords({ catalogue, text, tell }: Table, { fact, subject: [kind, id] }: Action): string {
  const says: string[] = [];
  if (kind === 'card') says.push(...effectsOf(text, catalogue.card(id)));
  if (kind === 'token') says.push(...effectsOf(text, catalogue.token(id)));
  if (kind === 'wonder') {
    const printed = catalogue.wonder(id);
    says.push(...effectsOf(text, printed), text('duel-board-costs', { cost: printedCost(text, printed.cost) }));
  }
  return says.length > 0 ? `${tell(fact)}: ${inARow(says)}` : tell(fact);
}

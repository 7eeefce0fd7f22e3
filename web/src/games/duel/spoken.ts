/** The moves of a position in words, for whoever listens. */
import { actionsOn, groupBySubject, isLegal } from '../../lib/actions.ts';
import { inARow } from '../../lib/grammar.ts';
import type { Action } from '../../wire/mirabilia.ts';
import type { MoveGroup } from '../../board/spoken.ts';
import type { Table } from '../../board/table.ts';
import type { Duel } from './context.ts';
import { slotOf } from './model.ts';
import { cardWords } from './words.ts';

/** On a turn the moves of each card under its name; else all under what is asked. */
export function moveGroups(table: Table, duel: Duel): MoveGroup[] {
  const legal = table.actions.filter(isLegal);
  if (legal.length === 0) return [];
  if (duel.view.choice !== 'turn') {
    const moves = legal.map((action) => ({ action, words: choiceWords(table, duel, action) }));
    return [{ title: table.text(`duel-board-choose-${duel.view.choice}`), says: '', moves }];
  }
  const prices = duel.view.cities[table.me]?.costs.cards ?? {};
  return groupBySubject(legal).map(({ kind, id }) => ({
    title: table.words.name('card', id),
    says: cardWords(table, duel.catalogue.card(id), slotOf(duel.view, id), prices[id]),
    moves: actionsOn(legal, kind, id).map((action) => ({ action, words: pricedWords(table, action) })),
  }));
}

/** A move of a turn with what it costs and brings. */
function pricedWords(table: Table, { fact, cost, gains = [] }: Action): string {
  const says = [...(cost ? [table.words.price(cost)] : []), ...gains.map(table.tell)];
  return says.length > 0 ? `${table.tell(fact)}: ${says.join(', ')}` : table.tell(fact);
}

/** A choice with what it does. */
function choiceWords({ words, text, tell }: Table, { catalogue }: Duel, { fact, subject: [kind, id] }: Action): string {
  const says: string[] = [];
  if (kind === 'card') says.push(...words.effects(catalogue.card(id)));
  if (kind === 'token') says.push(...words.effects(catalogue.token(id)));
  if (kind === 'wonder') {
    const printed = catalogue.wonder(id);
    says.push(...words.effects(printed), text('web-board-costs', { cost: words.printedCost(printed.cost) }));
  }
  return says.length > 0 ? `${tell(fact)}: ${inARow(says)}` : tell(fact);
}

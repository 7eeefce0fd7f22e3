/** The moves of a position in words, for whoever listens. */
import type { MoveGroup } from '../../board/spoken.ts';
import type { Table } from '../../board/table.ts';
import { CHOICE, groupBySubject, isLegal } from '../../lib/actions.ts';
import type { Action } from '../../wire/mirabilia.ts';
import type { Seven } from './context.ts';
import { effectWords } from './effects.ts';
import { favourOf } from './tray.ts';
import { usesOf } from './uses.ts';
import { nameOf, pieceWords, priceWords, sideSays, stageSays } from './words.ts';

/** The moves of each piece under its name; what is about no piece under what is asked. */
export function moveGroups(table: Table, seven: Seven): MoveGroup[] {
  const legal = table.actions.filter(isLegal);
  return groupBySubject(legal).map(({ kind, id, actions }) => {
    const isPiece = kind === 'card' || kind === 'leader';
    return {
      title: isPiece
        ? nameOf(table.words, seven.catalogue, id)
        : kind === CHOICE
          ? asked(table, seven)
          : table.words.name(kind, id),
      says: isPiece ? pieceWords(table, seven.catalogue, id) : '',
      moves: usesOf(actions, favourOf(seven, table.me))
        .flatMap((use) => use.actions)
        .map((action) => ({ action, words: moveWords(table, seven, action) })),
    };
  });
}

/** What is asked now. */
export function asked({ text }: Table, { view, own }: Seven): string {
  const name = (own?.choice ?? view.choice).name.replaceAll('_', '-');
  const key = `seven-choose-${name}`;
  return text.has(key) ? text(key) : text('web-board-your-turn');
}

/** A move with what it costs and brings. */
function moveWords(table: Table, seven: Seven, action: Action): string {
  const { fact, cost, gains = [] } = action;
  const says = [
    ...(cost
      ? [
          priceWords(table.words, cost),
          ...(cost.parts ?? []).filter((part) => part['cost'] !== 'chain').map(table.tell),
        ]
      : []),
    ...gains.map(table.tell),
    ...boardSays(table, seven, action),
    ...effectSays(table, seven, action),
  ];
  return says.length > 0 ? `${table.tell(fact)}: ${says.join(', ')}` : table.tell(fact);
}

/** What a side of a board offers. */
function boardSays({ words }: Table, { catalogue }: Seven, { fact }: Action): string[] {
  const { board, side } = fact;
  if (typeof board !== 'string' || typeof side !== 'string') return [];
  const printed = catalogue.side(board, side);
  return [...sideSays(words, printed), ...printed.stages.flatMap((stage) => stageSays(words, stage))];
}

/** What one of the effects of a stage is, where the move only has its number. */
export function effectSays({ words }: Table, { catalogue, view, own }: Seven, { fact }: Action): string[] {
  const { city: at, stage } = own?.choice ?? view.choice;
  const city = at == null ? undefined : view.cities[at];
  if (fact['move'] !== 'choose' || stage == null || city?.board == null || city.side === null) return [];
  const one = catalogue.side(city.board, city.side).stages[stage - 1]?.choose[Number(fact['number']) - 1];
  return one === undefined ? [] : effectWords(words, one);
}

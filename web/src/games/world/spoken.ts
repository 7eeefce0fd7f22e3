/** The moves of a position in words, for whoever listens. */
import type { MoveGroup } from '../../board/spoken.ts';
import type { Table } from '../../board/table.ts';
import { isLegal } from '../../lib/actions.ts';
import type { Action } from '../../wire/mirabilia.ts';
import type { World } from './context.ts';
import { handsOnSale, spotsOf } from './hand.ts';
import { gainWords, needsOf, wareName } from './words.ts';

const KINDS = ['stack', 'monument', 'item', 'choice'];

/** What can be bought, by kind. */
export function moveGroups(table: Table, world: World): MoveGroup[] {
  const legal = world.placing.actions.filter(isLegal);
  return KINDS.map((kind) => ({
    title: table.words.of(`table-group-${kind}`),
    says: '',
    moves: legal
      .filter(({ subject }) => subject[0] === kind)
      .map((action) => ({ action, words: purchaseWords(table, world, action) })),
  })).filter(({ moves }) => moves.length > 0);
}

/** A purchase with what it costs, brings and asks for, and how many places it has. */
function purchaseWords(table: Table, world: World, action: Action): string {
  const [kind, id] = action.subject;
  const spots = spotsOf(handsOnSale(world.catalogue, action));
  const says = [
    action.cost?.coins ? table.words.of('table-gold', { gold: action.cost.coins }) : '',
    ...(action.cost?.parts ?? []).map(table.tell),
    ...gainWords(table, action),
    kind === 'monument' ? table.words.of('table-needs', { needs: needsOf(table, world.catalogue, id) }) : '',
    spots.length > 0 ? table.words.of('table-places', { number: spots.length }) : '',
  ].filter((part) => part !== '');
  const name =
    kind === 'stack'
      ? `${wareName(table, world, { kind, id })} (${table.words.name('stack', id)})`
      : wareName(table, world, { kind, id });
  return says.length > 0 ? `${name}: ${says.join(', ')}` : name;
}

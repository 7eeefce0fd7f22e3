/** What the server sends, with what every game has its own of: its view, and what is one's own. */
import type * as wire from '../wire/mirabilia.ts';

/** A table with all that is known of it, put together from the welcome and the updates since. */
export interface Table<View = unknown, Own = unknown> extends wire.TableShown {
  view: View;
  own: Own;
  actions: wire.Action[];
}

/** The game after a move, or after the set-up. */
export interface ReplayStep<View = unknown> extends wire.ReplayStep {
  view: View;
}

export interface Replay<View = unknown> extends wire.Replay {
  steps: ReplayStep<View>[];
}

/** The table after news: what an update leaves out is as it was, and of a view there may be only the changes. */
export function merge(table: Table, { changes, ...update }: wire.TableUpdate): Table {
  const merged = { ...table, ...update };
  return changes === undefined ? merged : { ...merged, view: changed(table.view, changes as Change[]) };
}

/** Where something has changed, and what it is now; alone if nothing is there any more. In a list that has become longer or
 * shorter, so many entries from a number on give way to others. */
type Change =
  | [path: (string | number)[], value?: unknown]
  | [path: (string | number)[], [start: number, removed: number], added: unknown[]];

/** A view with changes. What has not changed stays the same object, so that nothing is drawn again for it. */
export function changed(view: unknown, changes: Change[]): unknown {
  return changes.reduce((known, change) => changedAt(known, change[0], change), view);
}

function changedAt(node: unknown, [key, ...rest]: (string | number)[], change: Change): unknown {
  if (key === undefined) {
    if (change.length !== 3) return change[1];
    const [, [start, removed], added] = change;
    const entries = node as unknown[];
    return [...entries.slice(0, start), ...added, ...entries.slice(start + removed)];
  }
  if (Array.isArray(node))
    return node.map((item: unknown, index) => (index === key ? changedAt(item, rest, change) : item));
  const known = node as Record<string, unknown>;
  if (rest.length === 0 && change.length === 1) {
    return Object.fromEntries(Object.entries(known).filter(([name]) => name !== key));
  }
  return { ...known, [key]: changedAt(known[key], rest, change) };
}

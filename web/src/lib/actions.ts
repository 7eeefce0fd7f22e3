/** What one can do, and what not: actions as the server gives them. */
import type { Action, Cost, Fact } from '../wire/mirabilia.ts';

/** The actions that are about one piece. */
export interface ActionGroup {
  kind: string;
  id: string;
  actions: Action[];
}

/** The kind of subject that is no piece: then its id is what one does. */
export const CHOICE = 'choice';

export function isLegal(action: Action): boolean {
  return action.refusal == null;
}

export function isAffordable(cost: Cost): boolean {
  return cost.coins !== null && (cost.short ?? 0) === 0;
}

/** What can be done with a piece, and what not. */
export function actionsOn(actions: Action[], kind: string, id: string): Action[] {
  return actions.filter(({ subject }) => subject[0] === kind && subject[1] === id);
}

/** The actions by what they are about, in the order in which that first comes up. */
export function groupBySubject(actions: Action[]): ActionGroup[] {
  const groups = new Map<string, ActionGroup>();
  for (const action of actions) {
    const [kind, id] = action.subject;
    const group = groups.get(`${kind}:${id}`) ?? { kind, id, actions: [] };
    groups.set(`${kind}:${id}`, group);
    group.actions.push(action);
  }
  return [...groups.values()];
}

/** The part of a cost that says which card makes it free. */
export function chainOf(cost: Cost): Fact | undefined {
  return cost.parts?.find((part) => part['cost'] === 'chain');
}

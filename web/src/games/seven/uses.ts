/** What can be done with a piece: its actions, put together where they only differ in the payment. */
import { isLegal } from '../../lib/actions.ts';
import type { Action } from '../../wire/mirabilia.ts';

/** A way to use a piece: to build it, to put it under a stage, to sell it. */
export interface Use {
  /** "build", "stage", "join", "sell", "recruit" ... */
  kind: string;
  /** The ways to pay for it, the best one first; of what is not possible the nearest one. */
  actions: [Action, ...Action[]];
}

/** Kinds of moves that come to the same: a card lies in the city afterwards. */
const SAME: Record<string, string> = { chain: 'build', free: 'build', power: 'build' };
/** The order of buttons, so that each keeps its place. */
const ORDER = ['build', 'recruit', 'stage', 'join', 'sell'];

/** Whose coins one grudges least: the lower the better. */
export type Favour = (seat: number) => number;

export function usesOf(actions: Action[], favour: Favour): Use[] {
  const uses = new Map<string, Action[]>();
  for (const action of actions) {
    const kind = kindOf(action);
    uses.set(kind, [...(uses.get(kind) ?? []), action]);
  }
  return [...uses]
    .map(([kind, ways]): Use => {
      const possible = ways.filter(isLegal);
      const [first, ...rest] = possible.length > 0 ? possible.toSorted((a, b) => compare(a, b, favour)) : ways;
      if (first === undefined) throw new Error(`nothing to ${kind}`);
      return { kind, actions: [first, ...rest] };
    })
    .toSorted((a, b) => place(a.kind) - place(b.kind));
}

export function kindOf({ fact }: Action): string {
  const move = String(fact['move']);
  // The sides of a board are no ways to pay.
  return typeof fact['side'] === 'string' ? `${move}-${fact['side']}` : (SAME[move] ?? move);
}

/** The action of a kind that a press takes. */
export function bestOf(actions: Action[], kind: string, favour: Favour): Action | undefined {
  return usesOf(actions, favour).find((use) => use.kind === kind)?.actions[0];
}

function place(kind: string): number {
  const at = ORDER.indexOf(kind);
  return at < 0 ? ORDER.length : at;
}

/** The cheaper first; what is equal goes to those one favours. A right that is used up comes after what costs nothing anyway. */
function compare(one: Action, other: Action, favour: Favour): number {
  return coins(one) - coins(other) || spent(one) - spent(other) || given(one, favour) - given(other, favour);
}

const coins = ({ cost }: Action) => cost?.coins ?? 0;
const spent = ({ fact }: Action) => (fact['move'] === 'power' ? 1 : 0);

/** How much one grudges what an action pays to others. */
function given({ cost }: Action, favour: Favour): number {
  return (cost?.parts ?? []).reduce((sum, part) => {
    const { seat, coins: paid } = part;
    return typeof seat === 'number' && typeof paid === 'number' ? sum + paid * favour(seat) : sum;
  }, 0);
}

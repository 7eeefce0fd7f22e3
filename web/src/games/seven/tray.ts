/** What lies in front of the viewer: the hand, or what there is to choose from. */
import type { Piece, Table } from '../../board/table.ts';
import { actionsOn, CHOICE, groupBySubject } from '../../lib/actions.ts';
import type { Action, Fact } from '../../wire/mirabilia.ts';
import type { Seven } from './context.ts';
import { handOf } from './hands.ts';
import { usesOf, type Favour, type Use } from './uses.ts';
import { kindOf } from './words.ts';

export interface TrayPiece {
  /** Equal cards differ in it. */
  key: string;
  piece: Piece;
  uses: Use[];
  /** Whether it is what was chosen in secret. */
  committed: boolean;
}

/** Pieces that are shown as cards; boards and all else are chosen elsewhere. */
const CARDS = ['card', 'leader'];

export function trayOf(table: Table, seven: Seven): TrayPiece[] {
  const { own, catalogue } = seven;
  const favour = favourOf(seven, table.me);
  const subjects = groupBySubject(table.actions).filter(({ kind }) => CARDS.includes(kind));
  const mine = seven.view.cities[table.me];
  const hand = (mine && handOf(seven, table.me, mine)) ?? [];
  const isHand = subjects.every(({ id }) => hand.includes(id));
  const ids = isHand ? hand : subjects.map(({ id }) => id);
  const committed = committedPieces(own?.commit ?? []);
  return ids.map((id, index) => {
    const kind = kindOf(catalogue, id);
    const isCommitted = committed.delete(id);
    return {
      key: `${String(index)}:${id}`,
      piece: { kind, id },
      uses: usesOf(actionsOn(table.actions, kind, id), favour),
      committed: isCommitted,
    };
  });
}

/** Whether the same cards lie there, whatever can be done with them. */
export function areSame(some: TrayPiece[], others: TrayPiece[]): boolean {
  return some.length === others.length && some.every(({ key }, index) => key === others[index]?.key);
}

function committedPieces(commit: Fact[]): Set<string> {
  return new Set(commit.flatMap((fact) => [fact['card'], fact['leader']]).filter((id) => typeof id === 'string'));
}

/** What can be chosen beside pieces: to decline, to pay, one of two effects. */
export function plainChoices(actions: Action[]): Action[] {
  return actions.filter(({ subject }) => subject[0] === CHOICE);
}

/** Coins go to one's partner before others, else to the neighbour who is behind. */
export function favourOf({ view, own }: Seven, me: number): Favour {
  return (seat) => {
    if (seat === me || seat === own?.partner?.seat) return -1000;
    return view.cities[seat]?.scores['total'] ?? 0;
  };
}

/** The use that says what a card would cost: to build it, or whatever is asked of it. */
export function mainUse(uses: Use[]): Use | undefined {
  return uses.find(({ kind }) => kind === 'build' || kind === 'recruit') ?? uses[0];
}

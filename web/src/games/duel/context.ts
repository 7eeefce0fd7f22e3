/** What every part of the board needs to know about the table. */
import { createContext } from 'svelte';
import { isLegal } from '../../lib/actions.ts';
import type { Text } from '../../lib/texts.ts';
import type { Action, Fact, MoveShown } from '../../wire/mirabilia.ts';
import type { Catalogue } from './catalogue.ts';
import type { View } from './types.ts';
import type { Kind } from './words.ts';

/** A piece that can be looked at. */
export interface Piece {
  kind: Kind;
  id: string;
}

export interface Table {
  readonly text: Text;
  /** Facts of the game as sentences. */
  readonly tell: (fact: Fact) => string;
  readonly view: View;
  readonly catalogue: Catalogue;
  readonly names: string[];
  /** As whom one sees the table; spectators sit with seat 0. */
  readonly me: number;
  /** Whose side of the table is nearest: one's own, or always the same one when two share a screen. */
  readonly side: number;
  /** False for a spectator. */
  readonly playing: boolean;
  /** What one can do now, and with the reason what not. */
  readonly actions: Action[];
  /** Whether a move can be made: not while another is under way. */
  readonly ready: boolean;
  /** The move that was advised; null if none was asked for. */
  readonly advised: MoveShown | null;
  /** The piece whose detail is open. */
  readonly shown: Piece | null;
  /** The piece that stays open when one looks elsewhere. */
  readonly chosen: Piece | null;
  /** Pieces of the move one should still see: "card:baths". */
  readonly recent: Set<string>;
  play: (action: Action) => void;
  /** Look at a piece for as long as it is pointed at; null when it no longer is. */
  point: (piece: Piece | null) => void;
  /** Keep a piece open; null to close it. */
  choose: (piece: Piece | null) => void;
}

export const [useTable, provideTable] = createContext<Table>();

export function isSame(one: Piece | null, kind: Kind, id: string): boolean {
  return one !== null && one.kind === kind && one.id === id;
}

/** Whether an action can be carried out now. */
export function isPossible(table: Table, action: Action): boolean {
  return table.ready && isLegal(action);
}

export function isAdvised(table: Table, action: Action): boolean {
  return table.advised?.text === action.text;
}

/** Whether the advice is about a piece. */
export function isInAdvice(table: Table, kind: Kind, id: string): boolean {
  return table.advised?.fact[kind] === id;
}

/** What a button does that shows a piece: who points at it or comes to it by keys looks at it, a press keeps it open. */
export function lookedAt(table: Table, piece: Piece) {
  return {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') table.point(piece);
    },
    onpointerleave: () => {
      table.point(null);
    },
    onfocus: () => {
      table.point(piece);
    },
    onclick: () => {
      table.choose(piece);
    },
  };
}

/** What every part of a board needs to know about the table, whatever the game. */
import { createContext } from 'svelte';
import type { Category } from '../drawing/marks.ts';
import { isLegal } from '../lib/actions.ts';
import type { Texts } from '../lib/texts.ts';
import type { Action, Fact, MoveShown } from '../wire/mirabilia.ts';
import type { Words } from './words.ts';

/** A piece that can be looked at: a kind of the catalogue and an id of it. */
export interface Piece {
  kind: string;
  id: string;
}

/** The points of all by category as if the game ended now, with their sum under "total". */
export interface Scores {
  categories: Category[];
  /** What the sum is called. */
  total: string;
  sheets: Record<string, number>[];
}

export interface Table {
  readonly text: Texts;
  /** Facts of the game as sentences. */
  readonly tell: (fact: Fact) => string;
  /** Names, effects and costs of the game in words. */
  readonly words: Words;
  readonly names: string[];
  /** As whom one sees the table; spectators sit with seat 0. */
  readonly me: number;
  /** Whose side of the table is nearest: one's own, or always the same one when several share a screen. */
  readonly side: number;
  /** False for a spectator. */
  readonly playing: boolean;
  /** Who owes a decision. */
  readonly toAct: number[];
  /** What one can do now, and with the reason what not. */
  readonly actions: Action[];
  /** Whether a move can be made: not while another is under way. */
  readonly ready: boolean;
  /** The move that was advised; null if none was asked for. */
  readonly advised: MoveShown | null;
  /** The move that was made from here, where an analysis shows a better one; else null. */
  readonly played: MoveShown | null;
  /** The piece one looks at: the one pointed at, else the chosen one. */
  readonly shown: Piece | null;
  readonly pointed: Piece | null;
  /** The piece that stays open when one looks elsewhere. */
  readonly chosen: Piece | null;
  /** Pieces of the moves one should still see: "card:baths". */
  readonly recent: Set<string>;
  /** Null if the game tells none before the end. */
  readonly scores: Scores | null;
  play: (action: Action) => void;
  /** Look at a piece for as long as it is pointed at; null when it no longer is. */
  point: (piece: Piece | null) => void;
  /** Keep a piece open; null to close it. */
  choose: (piece: Piece | null) => void;
}

export const [useTable, provideTable] = createContext<Table>();

/** As it stands in data-piece. */
export function keyOf({ kind, id }: Piece): string {
  return `${kind}:${id}`;
}

export function isSame(one: Piece | null, other: Piece): boolean {
  return one !== null && keyOf(one) === keyOf(other);
}

/** Whether an action can be carried out now. */
export function isPossible(table: Table, action: Action): boolean {
  return table.ready && isLegal(action);
}

export function isAdvised(table: Table, action: Action): boolean {
  return table.advised?.text === action.text;
}

/** Whether the advice is about a piece. */
export function isInAdvice(table: Table, { kind, id }: Piece): boolean {
  return table.advised?.fact[kind] === id;
}

/** Whether the move that was made instead of a better one is about a piece. */
export function isInPlayed(table: Table, { kind, id }: Piece): boolean {
  return table.played?.fact[kind] === id;
}

/** Whether the moves one should still see were about a piece. */
export function isRecent(table: Table, piece: Piece): boolean {
  return table.recent.has(keyOf(piece));
}

/** What a button does that shows a piece: who points at it or comes to it by keys looks at it, a press keeps it open. */
export function lookedAt(table: Table, piece: Piece) {
  return {
    ...pointedAt(table, piece),
    onclick: () => {
      table.choose(piece);
    },
  };
}

/** The same for a button that does something else when it is pressed. */
export function pointedAt(table: Table, piece: Piece) {
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
  };
}

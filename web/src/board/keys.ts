/** The keys of a board: letters act on the piece one looks at, Enter opens it, Escape closes it. */
import { actionsOn } from '../lib/actions.ts';
import type { Action } from '../wire/mirabilia.ts';
import { isPossible, type Piece, type Table } from './table.ts';

export type Deed = { play: Action } | { open: Piece; at: string } | { close: Piece };

/** Of a game: the letters by the kind of move they stand for, and the move that Enter goes to. */
export interface Letters {
  moves: Record<string, string>;
  first: string;
  /** Moves that need Enter after their letter. */
  asks?: string[];
}

/** What a key does to the piece that is shown; null if it is none of ours. */
export function keyed(event: KeyboardEvent, table: Table, letters: Letters): Deed | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const piece = table.shown;
  if (piece === null) return null;
  if (event.key === 'Escape') return { close: piece };
  const onPiece = event.target instanceof HTMLElement && event.target.dataset['piece'] !== undefined;
  if (onPiece && (event.key === 'Enter' || event.key === ' ')) return { open: piece, at: letters.first };
  return lettered(letters.moves[event.key.toLowerCase()], piece, table, letters.asks ?? []);
}

function lettered(move: string | undefined, piece: Piece, table: Table, asks: string[]): Deed | null {
  if (move === undefined || !table.playing) return null;
  const about = actionsOn(table.actions, piece.kind, piece.id);
  if (about.length === 0) return null;
  const possible = about.filter((action) => action.fact['move'] === move && isPossible(table, action));
  const [only] = possible;
  return only !== undefined && possible.length === 1 && !asks.includes(move)
    ? { play: only }
    : { open: piece, at: move };
}

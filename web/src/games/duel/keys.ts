/** The keys of the board: b builds, d discards, w puts under a Wonder, Enter opens, Escape closes. */
import { actionsOn } from '../../lib/actions.ts';
import type { Action } from '../../wire/mirabilia.ts';
import { isPossible, type Piece, type Table } from './context.ts';

export type Deed = { play: Action } | { open: Piece; at: string } | { close: string };

/** What a key does to the piece that is shown; null if it is none of ours. */
export function keyed(event: KeyboardEvent, table: Table): Deed | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const piece = table.shown;
  if (piece === null) return null;
  if (event.key === 'Escape') return { close: `${piece.kind}:${piece.id}` };
  const onPiece = event.target instanceof HTMLElement && event.target.dataset['piece'] !== undefined;
  if (onPiece && (event.key === 'Enter' || event.key === ' ')) return { open: piece, at: 'build' };
  return piece.kind === 'card' ? lettered(event.key.toLowerCase(), piece, table) : null;
}

function lettered(key: string, piece: Piece, table: Table): Deed | null {
  const kind = { b: 'build', d: 'discard', w: 'wonder' }[key];
  if (kind === undefined || !table.playing) return null;
  const actions = actionsOn(table.actions, piece.kind, piece.id).filter(({ fact }) => fact['move'] === kind);
  const possible = actions.filter((action) => isPossible(table, action));
  const [only] = possible;
  return only !== undefined && possible.length === 1 ? { play: only } : { open: piece, at: kind };
}

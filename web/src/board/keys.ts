/** The keys of a board: letters act on the piece one looks at, Enter opens it, Escape closes it. */
import { tick } from 'svelte';
import { actionsOn } from '../lib/actions.ts';
import type { Action } from '../wire/mirabilia.ts';
import { isPossible, keyOf, type Piece, type Table } from './table.ts';

type Deed = { play: Action } | { open: Piece; at: string } | { close: Piece };

/** Of a game: the letters by the kind of move they stand for, and the move that Enter goes to. */
export interface Letters {
  moves: Record<string, string>;
  first: string;
  /** Moves that need Enter after their letter. */
  asks?: string[];
}

/** Let a key act on the piece that is shown. `place` has the board, with the details that open on it. */
export async function press(event: KeyboardEvent, table: Table, letters: Letters, place?: HTMLElement): Promise<void> {
  const deed = keyed(event, table, letters);
  if (deed === null) return;
  event.preventDefault();
  if ('play' in deed) table.play(deed.play);
  if ('close' in deed) await close(deed.close, table, place);
  if (!('open' in deed)) return;
  table.choose(deed.open);
  await tick();
  const actions = [...(place?.querySelectorAll<HTMLElement>('.desk button, dialog button[data-action]') ?? [])];
  (actions.find((action) => action.dataset['action'] === deed.at) ?? actions[0])?.focus();
}

/** Close what is told of a piece; the focus goes back to it, in the market or in a city. */
export async function close(piece: Piece, table: Table, place?: HTMLElement): Promise<void> {
  table.choose(null);
  await tick();
  const [lying, built] = [`[data-piece="${keyOf(piece)}"]`, `[data-built="${piece.id}"]`];
  place?.querySelector<HTMLElement>(`${lying}, ${built}`)?.focus();
}

/** What a key does to the piece that is shown; null if it is none of ours. */
function keyed(event: KeyboardEvent, table: Table, letters: Letters): Deed | null {
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

/** What a game gives to the editor of positions: which part of its board is which field. Without it there is a form. */
import type { Action } from '../wire/mirabilia.ts';
import type { Json, Path, Snapshot } from './paths.ts';

/** A part of the board that can be pressed. */
export interface Spot {
  /** Where it is drawn; of several elements each is such a part. */
  selector: string;
  /** What it edits. */
  path: Path;
  /** What a press puts there at once; without it one is asked. */
  value?: Json;
  /** What it is called, if the name of its field is not enough. */
  label?: string;
}

/** Pieces that are laid on something of a seat, such as a map. */
export interface Laid {
  /** The kinds of pieces that can be laid. */
  kinds: string[];
  /** Where they stand in the snapshot, one after the other. */
  path: (seat: number) => Path;
  /** What is laid for a piece, part by part, as a snapshot names it without its place. */
  parts: (kind: string, id: string, pieces: unknown) => Record<string, Json>[];
  /** The view as if a part were being laid by a seat. */
  laying: (view: unknown, seat: number, part: Record<string, Json>) => unknown;
  /** A part where a move has laid it, in the notation of the game. */
  placed: (part: Record<string, Json>, move: string) => Record<string, Json>;
  /** All that was laid with a piece: their places in the row. */
  together: (row: Json, index: number) => number[];
}

export interface PositionModule {
  /** The parts of the board that can be pressed, as `seat` sees it, in the order in which one walks over them. */
  spots: (snapshot: Snapshot, seat: number, pieces: unknown) => Spot[];
  /** Where the other seats are drawn: a press looks at the table from there. */
  seats: (seat: number) => { selector: string; seat: number }[];
  /** The view with what a snapshot says otherwise, as far as that can be drawn without the rules. */
  patched: (view: unknown, snapshot: Snapshot, pieces: unknown) => unknown;
  laid?: Laid;
  /** The message that names a piece which has no name of its own. */
  nameless?: (kind: string, id: string, pieces: unknown) => string | undefined;
}

export interface Laying {
  seat: number;
  /** The parts to be laid, this one first. */
  parts: Record<string, Json>[];
  actions: Action[];
}

const MODULES = import.meta.glob<PositionModule>('../games/*/position.ts', { import: 'default' });

/** Null for a game that is edited by its form alone. */
export async function loadModule(game: string): Promise<PositionModule | null> {
  return (await MODULES[`../games/${game}/position.ts`]?.()) ?? null;
}

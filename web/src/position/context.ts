/** What all parts of the editor know. */
import { createContext } from 'svelte';
import type { Texts } from '../lib/texts.ts';
import type { Lookup, Voice } from '../lookup/contract.ts';
import type { Form } from '../wire/mirabilia.ts';
import type { Draft } from './draft.svelte.ts';
import type { Names } from './names.ts';
import type { Path, Snapshot } from './paths.ts';

/** What is wrong with a position, and where. */
export interface Wrong {
  path: Path;
  /** Another place that has to do with it. */
  also: Path | null;
  says: string;
}

export interface Editor {
  readonly draft: Draft;
  readonly form: Form;
  readonly names: Names;
  readonly text: Texts;
  /** The numbers of the players, and of cities that nobody plays. */
  readonly seats: number[];
  /** The position with all that was left to chance; null while it is impossible. */
  readonly whole: Snapshot | null;
  readonly wrong: Wrong | null;
  readonly lookup: { lookup: Lookup; pieces: unknown; voice: Voice; edition: number } | null;
  /** Have a piece chosen and laid, if that is how something comes into a row; false if it is not. */
  layOn: (row: Path) => boolean;
  /** Ask for a piece for a place; `then` is called instead of putting it there. */
  choose: (path: Path, then?: (kind: string, id: string) => void, kinds?: string[]) => void;
}

export const [useEditor, provideEditor] = createContext<Editor>();

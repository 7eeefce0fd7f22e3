/** A position that is being edited: every change can be undone. */
import { isSame, valueAt, without, withValue, type Json, type Path, type Snapshot } from './paths.ts';

const MOST = 200;

export class Draft {
  snapshot = $state.raw<Snapshot>({});
  #past = $state.raw<Snapshot[]>([]);
  #future = $state.raw<Snapshot[]>([]);
  /** The field that was edited last: while one types into it, that is one change. */
  #edited: Path | null = null;
  /** The position with all that is left to chance, once it is known. */
  whole: Snapshot | null = null;

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
  }

  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);

  get game(): string {
    return String(this.snapshot['game'] ?? '');
  }

  /** Another position in its place. */
  change(snapshot: Snapshot, edited: Path | null = null): void {
    if (JSON.stringify(snapshot) === JSON.stringify(this.snapshot)) return;
    const goesOn = edited !== null && this.#edited !== null && isSame(edited, this.#edited);
    if (!goesOn) this.#past = [...this.#past, this.snapshot].slice(-MOST);
    this.#future = [];
    this.#edited = edited;
    this.snapshot = snapshot;
  }

  put(path: Path, value: Json, isTyped = false): void {
    this.change(withValue(this.settled(path), path, value), isTyped ? path : null);
  }

  /** The snapshot in which something at a path can be changed: what it is a part of is no longer left to chance. */
  settled(path: Path): Snapshot {
    for (let length = 1; length < path.length; length += 1) {
      const above = path.slice(0, length);
      if (valueAt(this.snapshot, above) !== undefined) continue;
      const drawn = this.whole === null ? undefined : valueAt(this.whole, above);
      return drawn === undefined ? this.snapshot : withValue(this.snapshot, above, drawn);
    }
    return this.snapshot;
  }

  remove(path: Path): void {
    this.change(without(this.settled(path), path));
  }

  undo(): boolean {
    const before = this.#past.at(-1);
    if (before === undefined) return false;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.snapshot, ...this.#future];
    this.#show(before);
    return true;
  }

  redo(): boolean {
    const [after, ...rest] = this.#future;
    if (after === undefined) return false;
    this.#past = [...this.#past, this.snapshot];
    this.#future = rest;
    this.#show(after);
    return true;
  }

  #show(snapshot: Snapshot): void {
    this.#edited = null;
    this.snapshot = snapshot;
  }
}

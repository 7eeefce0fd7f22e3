import type { Piece } from './table.ts';

/** Which piece one looks at: the one pointed at, else the one that was chosen. */
export class Looking {
  #pointed = $state.raw<Piece | null>(null);
  #chosen = $state.raw<Piece | null>(null);

  get shown(): Piece | null {
    return this.#pointed ?? this.#chosen;
  }

  get pointed(): Piece | null {
    return this.#pointed;
  }

  get chosen(): Piece | null {
    return this.#chosen;
  }

  point(piece: Piece | null): void {
    this.#pointed = piece;
  }

  choose(piece: Piece | null): void {
    this.#chosen = piece;
    if (piece === null) this.#pointed = null;
  }

  /** Look at nothing in particular. */
  close(): void {
    this.choose(null);
  }
}

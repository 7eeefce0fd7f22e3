/** Laying pieces on what a game has for that, such as a map: part by part, wherever there is room. */
import { announcer } from '../lib/announce.svelte.ts';
import { messageOf, post } from '../lib/api.ts';
import type { Texts } from '../lib/texts.ts';
import type { PositionPlaces } from '../wire/mirabilia.ts';
import type { Laid, Laying } from './contract.ts';
import type { Draft } from './draft.svelte.ts';
import { completed } from './fields.ts';
import { isSame, valueAt, without, type Json, type Path } from './paths.ts';

/** A piece that was laid, with all that belongs to it. */
export interface LaidPiece {
  owner: number;
  row: Path;
  indexes: number[];
}

export class Layer {
  /** What is being laid; null as long as nothing is. */
  now = $state.raw<Laying | null>(null);
  readonly #draft: Draft;
  readonly #laid: Laid | undefined;
  readonly #pieces: unknown;
  readonly #text: () => Texts;
  readonly #moved: (owner: number) => void;

  /** `moved` is called when the next part waits for its place, and when the last one has been laid. */
  constructor(
    draft: Draft,
    laid: Laid | undefined,
    pieces: unknown,
    text: () => Texts,
    moved: (owner: number) => void,
  ) {
    this.#draft = draft;
    this.#laid = laid;
    this.#pieces = pieces;
    this.#text = text;
    this.#moved = moved;
  }

  /** The kinds of pieces that can be laid. */
  get kinds(): string[] {
    return this.#laid?.kinds ?? [];
  }

  /** Where the pieces stand that somebody has laid; nowhere in a game in which none are. */
  row(owner: number): Path {
    return this.#laid?.path(owner) ?? [];
  }

  /** Whose pieces stand in a row; -1 if none are laid there. */
  ownerOf(row: Path): number {
    const { cities } = this.#draft.snapshot;
    const seats = Array.isArray(cities) ? cities.length : 0;
    const laid = this.#laid;
    if (laid === undefined) return -1;
    return Array.from({ length: seats }, (_, seat) => laid.path(seat)).findIndex((path) => isSame(path, row));
  }

  /** The piece of which a part stands at a path, if it is one that was laid. */
  pieceAt(path: Path): LaidPiece | null {
    const row = path.slice(0, -1);
    const index = path.at(-1);
    const owner = this.ownerOf(row);
    if (this.#laid === undefined || owner < 0 || typeof index !== 'number') return null;
    return { owner, row, indexes: this.#laid.together(valueAt(this.#draft.snapshot, row) ?? [], index) };
  }

  begin(owner: number, kind: string, id: string): void {
    if (this.#laid !== undefined) void this.#next(owner, this.#laid.parts(kind, id, this.#pieces));
  }

  take({ row, indexes }: LaidPiece): void {
    const parts = this.#partsIn(row);
    this.#draft.put(
      row,
      parts.filter((_, index) => !indexes.includes(index)),
    );
  }

  /** Take a piece away and lay it elsewhere. */
  move(piece: LaidPiece): void {
    const parts = this.#partsIn(piece.row);
    const moved = piece.indexes.map((index) => without(parts[index] as Record<string, Json>, ['place']));
    this.take(piece);
    void this.#next(piece.owner, moved);
  }

  /** Lay the part that is at hand as a move would. */
  lay(move: string): void {
    if (this.now === null || this.#laid === undefined) return;
    const { seat: owner, parts } = this.now;
    const [part, ...rest] = parts;
    if (part === undefined) return;
    const row = this.row(owner);
    this.#draft.put([...row, this.#partsIn(row).length], this.#laid.placed(part, move));
    void this.#next(owner, rest);
  }

  stop(): void {
    this.now = null;
  }

  #partsIn(row: Path): Json[] {
    const parts = valueAt(this.#draft.snapshot, row);
    return Array.isArray(parts) ? parts : [];
  }

  /** Ask where the next part has room, and have it laid. */
  async #next(owner: number, rest: Record<string, Json>[]): Promise<void> {
    const [piece] = rest;
    this.now = null;
    if (piece !== undefined) {
      const { game, snapshot, whole } = this.#draft;
      const wish = { game, snapshot: completed(snapshot, whole ?? undefined), seat: owner, piece };
      try {
        const { actions } = await post<PositionPlaces>('/api/positions/places', wish);
        if (actions.length === 0) announcer.show(this.#text()('web-position-no-room'), true);
        else this.now = { seat: owner, parts: rest, actions };
      } catch (error) {
        announcer.show(messageOf(error, this.#text()), true);
        return;
      }
    }
    this.#moved(owner);
  }
}

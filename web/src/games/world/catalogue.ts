/** What is printed on the pieces, found by id. */
import type {
  Monument,
  Pieces,
  PrintedMap,
  PrintedObjective,
  ResourceBoard,
  SetUp,
  SoloCard,
  Stack,
  Tile,
} from './types.ts';

export class Catalogue {
  readonly #pieces: Pieces;

  constructor(pieces: Pieces) {
    this.#pieces = pieces;
  }

  get setup(): SetUp {
    return this.#pieces.setup;
  }

  map(id: string): PrintedMap {
    return found(this.#pieces.maps, id);
  }

  board(id: string): ResourceBoard {
    return found(this.#pieces.resource_boards, id);
  }

  stack(id: string): Stack {
    return found(this.#pieces.stacks, id);
  }

  tile(id: string): Tile {
    return found(this.#pieces.tiles, id);
  }

  monument(id: string): Monument {
    return found(this.#pieces.monuments, id);
  }

  objective(id: string): PrintedObjective {
    return found(this.#pieces.objectives, id);
  }

  card(id: string): SoloCard {
    return found(this.#pieces.solo, id);
  }

  /** Whether some of what is printed on the pieces is a stand-in. */
  get isReconstructed(): boolean {
    const { maps, stacks, tiles, monuments } = this.#pieces;
    return [...maps, ...stacks, ...tiles, ...monuments].some(({ reconstructed }) => reconstructed.length > 0);
  }
}

function found<Entry extends { id: string }>(entries: Entry[], id: string): Entry {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`there is no ${id}`);
  return entry;
}

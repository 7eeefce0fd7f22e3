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

export type PieceKind = 'tile' | 'monument' | 'tower' | 'road';

/** The pieces without a name of their own. */
const ROADS = ['long_road', 'double_road', 'single_road', 'tower'];

export class Catalogue {
  readonly #pieces: Pieces;
  readonly #tiles: Map<string, Tile>;

  constructor(pieces: Pieces) {
    this.#pieces = pieces;
    this.#tiles = new Map(pieces.tiles.map((tile) => [tile.id, tile]));
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

  /** Whether it is a piece that can lie on a map. */
  has(id: string): boolean {
    return ROADS.includes(id) || this.kindOf(id) === 'tile' || this.kindOf(id) === 'monument';
  }

  kindOf(id: string): PieceKind {
    if (this.#tiles.has(id)) return 'tile';
    if (this.#pieces.monuments.some((one) => one.id === id)) return 'monument';
    return id === 'tower' ? 'tower' : 'road';
  }

  /** The shape of a piece as it is printed; of a Monument that of one of its pieces. */
  shape(id: string, part = 1): string[] {
    const { long_road, short_parts, tower } = this.setup;
    const roads: Record<string, string[] | undefined> = {
      long_road,
      double_road: short_parts[0],
      single_road: short_parts.at(-1),
      tower,
    };
    const tile = this.#tiles.get(id);
    return roads[id] ?? (tile === undefined ? this.monument(id).pieces[part - 1] : this.stack(tile.stack).shape) ?? [];
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

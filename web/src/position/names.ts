/** What the fields of a snapshot, their values and their pieces are called. */
import type { Field } from '../wire/mirabilia.ts';
import type { Texts } from '../lib/texts.ts';
import { isRecord, valueAt, type Json, type Path, type Snapshot } from './paths.ts';

/** Fields that hold the number of a seat, or several. */
const SEATS = /^(active|order|by|seen|seat|city)$/;
const CITIES = 'cities';

export class Names {
  readonly #game: string;
  readonly #text: Texts;
  readonly #players: string[];
  /** The name of a piece that has none in the texts. */
  readonly #known: (kind: string, id: string) => string | undefined;

  constructor(game: string, text: Texts, players: string[], known: (kind: string, id: string) => string | undefined) {
    [this.#game, this.#text, this.#players, this.#known] = [game, text, players, known];
  }

  player(seat: number): string {
    const unplayed = `${this.#game}-unplayed`;
    const isUnplayed = seat >= this.#players.length && this.#text.has(unplayed);
    return this.#players[seat] ?? this.#text(isUnplayed ? unplayed : 'web-player', { number: seat + 1 });
  }

  piece(kinds: readonly string[], id: string): string {
    if (id === '?') return this.#text('web-position-unknown');
    const keys = kinds.map((kind) => `${this.#game}-${kind}-${dashed(id)}`);
    const key = keys.find((one) => this.#text.has(one));
    if (key !== undefined) return this.#text(key);
    return kinds.map((kind) => this.#known(kind, id)).find((name) => name !== undefined) ?? readable(id);
  }

  /** The last part of a path: a field, a place in a row, a key. */
  last(path: Path, field?: Field): string {
    const key = path.at(-1);
    const above = fieldName(path.slice(0, -1));
    if (typeof key === 'number') {
      if (above === CITIES) return this.player(key);
      const names = path.filter((one) => typeof one === 'string').slice(-2);
      const item = names.toReversed().map((name) => this.#own(`${name}-item`, { number: key + 1 }));
      return item.find((one) => one !== undefined) ?? String(key + 1);
    }
    if (key === undefined) return this.#text('web-position');
    const inMap = this.#own(`${above}-key`, { key });
    return this.#own(key) ?? inMap ?? (field?.key ? this.piece(field.key.pieces ?? [], key) : readable(key));
  }

  /** A whole path, from the outside in; `root` says what the keys of maps are. */
  path(path: Path, root: Field): string {
    let field: Field | undefined = root;
    const parts = path.map((key, index) => {
      const above: Field | undefined = field;
      field = above?.item ?? above?.fields?.[String(key)];
      return this.last(path.slice(0, index + 1), above);
    });
    return parts.filter((_, index) => path[index] !== CITIES || index === path.length - 1).join(' – ');
  }

  /** Whether a field holds the number of a player. */
  isPlayer(path: Path): boolean {
    return SEATS.test(fieldName(path));
  }

  choice(path: Path, value: string | number): string {
    const name = fieldName(path);
    if (typeof value === 'number' && SEATS.test(name)) return this.player(value);
    const own = this.#own(`${name}-${dashed(String(value))}`);
    if (own !== undefined) return own;
    const piece = `${this.#game}-${name}-${dashed(String(value))}`;
    return this.#text.has(piece) ? this.#text(piece) : readable(String(value));
  }

  /** A value in a few words. */
  value(path: Path, field: Field | undefined, value: Json | undefined): string {
    if (value === undefined) return this.#text(field?.drawn ? 'web-position-left' : 'web-position-not-given');
    if (value === null) return this.#text('web-position-nothing');
    if (typeof value === 'boolean') return this.#text(value ? 'web-position-yes' : 'web-position-no');
    if (field?.kind === 'piece' && typeof value === 'string') return this.piece(field.pieces ?? [], value);
    if (typeof value === 'number' && SEATS.test(fieldName(path))) return this.player(value);
    if (typeof value === 'number' || typeof value === 'string') {
      return field?.kind === 'choice' ? this.choice(path, value) : String(value);
    }
    if (Array.isArray(value)) {
      const words = value.map((one, index) => this.value([...path, index], field?.item ?? undefined, one));
      if (words.length === 0) return this.#text('web-position-nothing');
      return words.length > MANY ? this.#text('web-position-number', { number: words.length }) : words.join(', ');
    }
    const main = valueOfGroup(value, field);
    if (main !== null) return this.value([...path, main.name], main.field, main.value);
    return this.#text('web-position-number', { number: Object.keys(value).length });
  }

  #own(name: string, values?: Record<string, string | number>): string | undefined {
    const keys = [`position-${this.#game}-${dashed(name)}`, `position-${dashed(name)}`];
    const key = keys.find((one) => this.#text.has(one));
    return key === undefined ? undefined : this.#text(key, values);
  }
}

const MANY = 4;

/** The piece that a group is about. */
export function valueOfGroup(
  value: Json | undefined,
  field: Field | undefined,
): { name: string; field: Field; value: string } | null {
  if (!isRecord(value)) return null;
  for (const [name, part] of Object.entries(field?.fields ?? {})) {
    const found = value[name];
    if ((part.kind === 'piece' || (part.kind === 'choice' && name === 'piece')) && typeof found === 'string') {
      return { name, field: part, value: found };
    }
  }
  return null;
}

/** How the players of a position are called; as many as usual if it does not say how many there are. */
export function playersOf(snapshot: Snapshot, text: Texts, usual = 0): string[] {
  const { players } = snapshot;
  const cities = valueAt(snapshot, [CITIES]);
  const seats = typeof players === 'number' ? players : Array.isArray(cities) ? cities.length : usual;
  return Array.from({ length: Math.min(seats, MOST) }, (_, seat) => text('web-player', { number: seat + 1 }));
}

const MOST = 8;

/** The innermost field of a path: that a place in a row, or a key, belongs to. */
function fieldName(path: Path): string {
  return String(path.findLast((key) => typeof key === 'string') ?? '');
}

function readable(id: string): string {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}

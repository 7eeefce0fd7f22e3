/** What the fields and ids of a view are called, whatever the game. */
import type { Texts } from '../../lib/texts.ts';

type Scalar = string | number | boolean | null;
export type Fields = Record<string, unknown>;

/** Fields that hold the number of a seat, or several. */
const SEATS = /^(player|to_act|active|order|keeper|(.*_)?seats?)$/;

/**
 * Names for what is in a view. A field is called as the text `<game>-view-<field>` says, and left out if that is empty;
 * without a text its own name is made readable. Ids of the catalogue have their names, seats those of the players.
 */
export class Labels {
  readonly #game: string;
  readonly #kinds: string[];
  readonly #text: Texts;
  readonly #names: string[];

  constructor(game: string, kinds: string[], text: Texts, names: string[]) {
    [this.#game, this.#kinds, this.#text, this.#names] = [game, kinds, text, names];
  }

  field(name: string): string {
    return this.#own('view', name) ?? readable(name);
  }

  /** The name of a thing of the catalogue; of the kind if it is known, else of whatever kind has it. */
  thing(kind: string, id: string): string {
    const kinds = this.#kinds.includes(kind) ? [kind, ...this.#kinds] : this.#kinds;
    return kinds.map((one) => this.#own(one, id)).find((name) => name !== undefined) ?? readable(id);
  }

  /** What several pieces of a kind are called together. */
  subjects(kind: string): string {
    return this.#own('subject', kind) ?? readable(kind);
  }

  /** The keys of a record: points by category, cards by colour, else fields. */
  keys(record: Fields): (key: string) => string {
    const keys = Object.keys(record);
    const isField = keys.some((key) => this.#own('view', key) !== undefined);
    const kinds = isField ? ['category'] : ['category', ...this.#kinds];
    const kind = kinds.find((one) => keys.every((key) => this.#own(one, key) !== undefined));
    return (key) => (kind === undefined ? this.field(key) : (this.#own(kind, key) ?? key));
  }

  /** A value in one line. */
  words(field: string, value: unknown): string {
    if (Array.isArray(value)) {
      const items = value.map((item) => (Array.isArray(item) ? this.#either(field, item) : this.words(field, item)));
      return items.length === 0 ? this.#text('web-board-none') : items.join(', ');
    }
    if (isFields(value)) {
      const name = this.keys(value);
      const items = Object.entries(value).map(([key, item]) => `${name(key)} ${this.words(key, item)}`);
      return items.length === 0 ? this.#text('web-board-none') : items.join(', ');
    }
    return this.#scalar(field, value as Scalar);
  }

  /** Several fields in one line: what is so by its name alone, what is not so, and what the title says, is left out. */
  line(record: Fields): string {
    const name = this.keys(record);
    const kind = this.#kindOf(record);
    return this.shown(record)
      .filter(([key]) => key !== kind)
      .map(([key, value]) => (value === true ? name(key) : `${name(key)}: ${this.words(key, value)}`))
      .join(', ');
  }

  /** The fields worth a line: those that hold something and are not hidden. */
  shown(record: Fields): [string, unknown][] {
    const name = this.keys(record);
    return Object.entries(record).filter(([key, value]) => !isNothing(value) && name(key) !== '');
  }

  /** What an item of a list is called: by its player, by the piece it is about, else by its number. */
  title(list: string, item: Fields, index: number): string {
    const seat = item['seat'] ?? item['player'];
    if (typeof seat === 'number') return this.#player(seat);
    const own = `${this.#game}-view-${dashed(list)}-of`;
    if (this.#text.has(own)) return this.#text(own, { player: this.#names[index] ?? '', number: index + 1 });
    const kind = this.#kindOf(item);
    if (kind !== undefined) return this.thing(kind, String(item[kind]));
    return this.#text('web-board-item', { list: this.field(list), number: index + 1 });
  }

  /** The field with the piece that an item is about. */
  #kindOf(item: Fields): string | undefined {
    return this.#kinds.find((one) => typeof item[one] === 'string');
  }

  #either(field: string, items: unknown[]): string {
    return items.map((item) => this.words(field, item)).join('/');
  }

  #scalar(field: string, value: Scalar): string {
    if (value === null) return this.#text('web-board-none');
    if (typeof value === 'boolean') return this.#text(value ? 'web-board-yes' : 'web-board-no');
    if (typeof value === 'number') return SEATS.test(field) ? this.#player(value) : String(value);
    return this.#own(`view-${dashed(field)}`, value) ?? this.thing(kindIn(field, this.#kinds), value);
  }

  #player(seat: number): string {
    const unplayed = `${this.#game}-unplayed`;
    const isUnplayed = seat >= this.#names.length && this.#text.has(unplayed);
    return this.#names[seat] ?? (isUnplayed ? this.#text(unplayed) : this.#text('web-player', { number: seat + 1 }));
  }

  #own(kind: string, id: string): string | undefined {
    const key = `${this.#game}-${kind}-${dashed(id)}`;
    return this.#text.has(key) ? this.#text(key) : undefined;
  }
}

/** Whether something fits into one line. */
export function isPlain(value: unknown): boolean {
  if (Array.isArray(value))
    return value.every((item) => isScalar(item) || (Array.isArray(item) && item.every(isScalar)));
  return isScalar(value) || (isFields(value) && Object.values(value).every(isScalar));
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  return typeof value === 'object' && Object.values(value).every((item) => typeof item !== 'number' && isNothing(item));
}

/** `cards`, `card` and `chain_card` all speak of cards. */
function kindIn(field: string, kinds: string[]): string {
  const last = field.split('_').at(-1) ?? field;
  return kinds.includes(last) ? last : last.replace(/s$/, '');
}

function readable(id: string): string {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}

/** Where the mistake in a text is that should be JSON: browsers tell it in many ways, or not at all. */

const BLANK = /[ \t\r\n]*/y;
const PLAIN =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/uy;
const NAME = /"/y;

/** The line with the first mistake, counted from 1, and what it says; null if there is none. */
export function mistakenLine(content: string): { number: number; content: string } | null {
  const place = new Reader(content).mistake();
  if (place === null) return null;
  const number = content.slice(0, place).split('\n').length;
  return { number, content: (content.split('\n')[number - 1] ?? '').trim() };
}

/** Reads on until something is wrong. */
class Reader {
  #at = 0;

  constructor(readonly content: string) {}

  mistake(): number | null {
    try {
      if (this.#value() && this.#at === this.content.length) return null;
      return Math.min(this.#at, this.content.trimEnd().length);
    } catch {
      return null; // nested too deeply to be followed
    }
  }

  #value(): boolean {
    if (this.#take('{')) return this.#items('}', () => this.#field());
    if (this.#take('[')) return this.#items(']', () => this.#value());
    return this.#match(PLAIN);
  }

  #items(end: string, item: () => boolean): boolean {
    if (this.#take(end)) return true;
    do if (!item()) return false;
    while (this.#take(','));
    return this.#take(end);
  }

  #field(): boolean {
    this.#match(BLANK);
    NAME.lastIndex = this.#at;
    return NAME.test(this.content) && this.#match(PLAIN) && this.#take(':') && this.#value();
  }

  #take(sign: string): boolean {
    this.#match(BLANK);
    if (this.content[this.#at] !== sign) return false;
    this.#at += 1;
    this.#match(BLANK);
    return true;
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.content)) return false;
    this.#at = pattern.lastIndex;
    if (pattern !== BLANK) this.#match(BLANK);
    return true;
  }
}

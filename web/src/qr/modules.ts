/** The dark and light modules of a QR code. */
import { encoded } from './codewords.ts';

/** Where alignment patterns are, beside row 6 and the last but six. */
const BETWEEN: Record<number, number> = { 7: 22, 8: 24, 9: 26, 10: 28 };
const MASKS: ((row: number, column: number) => number)[] = [
  (row, column) => (row + column) % 2,
  (row) => row % 2,
  (_, column) => column % 3,
  (row, column) => (row + column) % 3,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
  (row, column) => ((row * column) % 2) + ((row * column) % 3),
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2,
];

/** A row of modules for each row of the code, true where it is dark; null if the text is too long. */
export function modulesOf(text: string): boolean[][] | null {
  const content = encoded(text);
  if (content === null) return null;
  const drawn = MASKS.map((_, mask) => new Drawing(content.version).filled(content.codewords, mask));
  const penalties = drawn.map(penalty);
  return drawn[penalties.indexOf(Math.min(...penalties))] ?? null;
}

/** A code that is being drawn: what readers find it by, then its content. */
class Drawing {
  readonly #version: number;
  readonly #size: number;
  readonly #dark: boolean[][];
  /** Modules that hold no content. */
  readonly #fixed: boolean[][];

  constructor(version: number) {
    this.#version = version;
    this.#size = 17 + 4 * version;
    this.#dark = square(this.#size);
    this.#fixed = square(this.#size);
    this.#timing();
    const last = this.#size - 4;
    for (const [row, column] of [
      [3, 3],
      [3, last],
      [last, 3],
    ] as const)
      this.#finder(row, column);
    this.#alignments();
  }

  filled(codewords: number[], mask: number): boolean[][] {
    this.#format(mask);
    if (this.#version >= 7) this.#versionBits();
    const bits = codewords.flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (word >> bit) & 1));
    this.#path().forEach(([row, column], at) => {
      const dark = bits[at] === 1;
      const turned = MASKS[mask]?.(row, column) === 0;
      this.#set(row, column, dark !== turned);
    });
    return this.#dark;
  }

  #set(row: number, column: number, dark: boolean): void {
    const line = this.#dark[row];
    if (line !== undefined) line[column] = dark;
  }

  #fix(row: number, column: number, dark: boolean): void {
    const line = this.#fixed[row];
    if (line === undefined || column < 0 || column >= this.#size) return;
    line[column] = true;
    this.#set(row, column, dark);
  }

  #timing(): void {
    for (let at = 0; at < this.#size; at += 1) {
      this.#fix(6, at, at % 2 === 0);
      this.#fix(at, 6, at % 2 === 0);
    }
  }

  /** Rings around a module: dark where their distance to it is none of these. */
  #rings(row: number, column: number, reach: number, light: number[]): void {
    for (let down = -reach; down <= reach; down += 1) {
      for (let right = -reach; right <= reach; right += 1) {
        const distance = Math.max(Math.abs(down), Math.abs(right));
        this.#fix(row + down, column + right, !light.includes(distance));
      }
    }
  }

  #finder(row: number, column: number): void {
    this.#rings(row, column, 4, [2, 4]);
  }

  #alignments(): void {
    if (this.#version === 1) return;
    const last = this.#size - 7;
    const between = BETWEEN[this.#version];
    const places = between === undefined ? [6, last] : [6, between, last];
    for (const row of places) {
      for (const column of places) {
        const atFinder = (row === 6 && column !== between && places.includes(column)) || (column === 6 && row === last);
        if (!atFinder) this.#rings(row, column, 2, [1]);
      }
    }
  }

  /** Level M (00) and the mask, with their own correction, twice. */
  #format(mask: number): void {
    const bits = ((mask << 10) | remainder(mask << 10, 0x537, 10)) ^ 0x5412;
    const isDark = (bit: number) => ((bits >> bit) & 1) === 1;
    const last = this.#size - 1;
    for (let bit = 0; bit < 15; bit += 1) {
      if (bit < 8) this.#fix(8, last - bit, isDark(bit));
      else this.#fix(last - 14 + bit, 8, isDark(bit));
      const beside = bit < 6 ? bit : bit < 8 ? bit + 1 : bit === 8 ? 7 : 14 - bit;
      if (bit < 8) this.#fix(beside, 8, isDark(bit));
      else this.#fix(8, beside, isDark(bit));
    }
    this.#fix(last - 7, 8, true);
  }

  #versionBits(): void {
    const bits = (this.#version << 12) | remainder(this.#version << 12, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit += 1) {
      const [far, near] = [this.#size - 11 + (bit % 3), Math.floor(bit / 3)];
      this.#fix(near, far, ((bits >> bit) & 1) === 1);
      this.#fix(far, near, ((bits >> bit) & 1) === 1);
    }
  }

  /** The modules for the content in their order: in pairs of columns from the right, up and down by turns. */
  #path(): [number, number][] {
    const path: [number, number][] = [];
    let up = true;
    for (let right = this.#size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.#size; step += 1) {
        const row = up ? this.#size - 1 - step : step;
        for (const column of [right, right - 1]) if (this.#fixed[row]?.[column] === false) path.push([row, column]);
      }
      up = !up;
    }
    return path;
  }
}

function square(size: number): boolean[][] {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => false));
}

/** What is left of a polynomial over two elements. */
function remainder(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let bit = 20; bit >= degree; bit -= 1) if ((rest >> bit) & 1) rest ^= divisor << (bit - degree);
  return rest;
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, and more dark than light. */
function penalty(dark: boolean[][]): number {
  const rows = dark.map((line) => line.map((one) => (one ? '1' : '0')).join(''));
  const columns = dark.map((_, column) => rows.map((row) => row[column]).join(''));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.reduce(
    (sum, line) => sum + occurrences(line, '00001011101') + occurrences(line, '10111010000'),
    0,
  );
  let blocks = 0;
  rows.slice(1).forEach((row, above) => {
    for (let at = 1; at < row.length; at += 1) {
      const four = `${rows[above]?.slice(at - 1, at + 1) ?? ''}${row.slice(at - 1, at + 1)}`;
      if (four === '0000' || four === '1111') blocks += 1;
    }
  });
  const share = occurrences(rows.join(''), '1') / dark.length ** 2;
  return runs + 3 * blocks + 40 * finders + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

function occurrences(line: string, part: string): number {
  let number = 0;
  for (let at = line.indexOf(part); at >= 0; at = line.indexOf(part, at + 1)) number += 1;
  return number;
}

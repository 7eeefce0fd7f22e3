/** A text as the codewords of a QR code: bytes with error correction of level M, which survives 15 % of damage. */
import { correction } from './galois.ts';

/** Of versions 1 to 10: all codewords, correction codewords of a block, and blocks. */
const VERSIONS = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;
const BYTES = 0b0100;
const PADDING = [0xec, 0x11];

export interface Encoded {
  version: number;
  codewords: number[];
}

/** A text in the smallest version that holds it; null if it is too long for all. */
export function encoded(text: string): Encoded | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (const [index, [total, perBlock, blocks]] of VERSIONS.entries()) {
    const version = index + 1;
    const room = total - perBlock * blocks;
    const data = packed(bytes, countBits(version), room);
    if (data !== null) return { version, codewords: interleaved(data, perBlock, blocks) };
  }
  return null;
}

/** How many bits say how long the text is. */
export function countBits(version: number): number {
  return version < 10 ? 8 : 16;
}

/** The mode, the length, the bytes, and what fills the room. */
function packed(bytes: number[], count: number, room: number): number[] | null {
  const bits = [BYTES.toString(2).padStart(4, '0'), bytes.length.toString(2).padStart(count, '0')];
  const all = [...bits, ...bytes.map((byte) => byte.toString(2).padStart(8, '0'))].join('');
  if (all.length > room * 8) return null;
  const ended = all.padEnd(Math.min(room * 8, all.length + 4), '0');
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
  const data = (whole.match(/.{8}/g) ?? []).map((octet) => parseInt(octet, 2));
  return [...data, ...Array.from({ length: room - data.length }, (_, at) => PADDING[at % 2] ?? 0)];
}

/** Data and correction, block by block; the codewords of all blocks by turns. Later blocks may have one more. */
function interleaved(data: number[], perBlock: number, blocks: number): number[] {
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const length = short + (block >= blocks - longer ? 1 : 0);
    from += length;
    return data.slice(from - length, from);
  });
  return [...byTurns(parts), ...byTurns(parts.map((part) => correction(part, perBlock)))];
}

function byTurns(parts: number[][]): number[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part.slice(at, at + 1))).flat();
}

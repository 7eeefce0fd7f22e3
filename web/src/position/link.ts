/** A position in a link: all of it stands behind the `#`, packed, and no server keeps it. */
import { LONGEST } from '../analysis/position.ts';
import { isRecord, type Snapshot } from './paths.ts';

const MARK = '#p=';
/** Longer links are cut off by too many programs. */
export const LONGEST_LINK = 8000;

/** A position, and by what its players have drawn what it leaves to chance. */
interface Shared {
  snapshot: Snapshot;
  fill: number;
}

export async function linkTo(snapshot: Snapshot, fill: number): Promise<string> {
  const shared: Shared = { snapshot, fill };
  const bytes = await passed(new TextEncoder().encode(JSON.stringify(shared)), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...bytes));
  return `${location.origin}/position${MARK}${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Whether an address has a position in it. */
export function hasPosition(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** The position of an address; null if there is none that can be read. */
export async function positionIn(hash: string): Promise<Shared | null> {
  try {
    const letters = atob(hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await passed(packed, new DecompressionStream('deflate-raw'), LONGEST);
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isRecord(found) || !isRecord(found['snapshot'])) return null;
    return { snapshot: found['snapshot'], fill: Number.isSafeInteger(found['fill']) ? Number(found['fill']) : 1 };
  } catch {
    return null;
  }
}

/** All bytes that come out of a stream; a few that stand for a great many are not waited for. */
async function passed(bytes: Uint8Array, stream: GenericTransformStream, most = Infinity): Promise<Uint8Array> {
  const writer = (stream.writable as WritableStream<Uint8Array>).getWriter();
  // What cannot be unpacked is told by whoever reads.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      void reader.cancel().catch(() => undefined);
      throw new RangeError('too long');
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Records from a person's own files. */

/** Longer than any game; the server takes no more. */
export const LONGEST = 60_000;

export interface Objected {
  message: string;
  /** The line of the record it speaks of. */
  line: { number: number; content: string } | null;
}

/** What is wrong with a record, with the line that the server names in its reason. */
export function objectionTo(message: string, reason: unknown, record: string): Objected {
  const number = Number(/^line (\d+):/.exec(String(reason))?.[1] ?? 0);
  const content = record.split(/\r?\n/)[number - 1];
  return { message, line: content === undefined ? null : { number, content: content.slice(0, 200) } };
}

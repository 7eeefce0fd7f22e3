/** The keys of the table of World Wonders. */
import type { Key } from '../../lib/keys.ts';

export const KEYS: Key[] = [
  { key: 'r', does: 'world-table-key-turn' },
  { key: 'n', does: 'world-table-key-next-place' },
  { key: 'e5 r90', does: 'world-table-key-typed-place' },
];

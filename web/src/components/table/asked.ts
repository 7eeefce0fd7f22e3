/** What is asked now, where the table knows better than the game: whom one waits for. */
import type { Table } from '../../lib/table.ts';
import type { Text } from '../../lib/texts.ts';

/** More than so many are counted, not named. */
const NAMED = 2;

/** Words for whoever has chosen and waits, or looks on while many choose; null where the game has its own. */
export function waitingWords(shown: Table, chosen: number[], names: string[], text: Text): string | null {
  const { to_act: owing, viewer } = shown;
  const [first = 0] = owing;
  const values = { number: owing.length, player: names[first] ?? '' };
  if (owing.length === 0 || (viewer !== null && owing.includes(viewer))) return null;
  if (viewer !== null && chosen.includes(viewer)) return text('web-you-chose', values);
  return owing.length > NAMED ? text('web-waiting-for-many', values) : null;
}

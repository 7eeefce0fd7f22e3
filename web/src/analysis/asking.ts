/** Asks the server for the analysis of a game: of a table, or of a record file. */
import { get, post } from '../lib/api.ts';
import { addressOf } from '../lib/opening.ts';
import type { Source } from '../replay/recording.ts';
import type { Cards, Report } from './wire.ts';

/** Have an analysis begun, or join the one that is there. The function that comes back tells how far it is. */
export async function begun(source: Source, cards: Cards): Promise<() => Promise<Report>> {
  if ('table' in source) {
    const path = `${addressOf(source.table)}/analysis`;
    await post(path, { cards });
    return () => get(`${path}?cards=${cards}`);
  }
  if (!('record' in source)) throw new TypeError('only a table or a record is analysed');
  const { analysis } = await post<{ analysis: string }>('/api/analyses', { text: source.record.text, cards });
  return () => get(`/api/analyses/${encodeURIComponent(analysis)}`);
}

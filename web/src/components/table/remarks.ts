/** What happens at a table beside the moves, in words; nothing for what is seen anyway. */
import type { Text } from '../../lib/texts.ts';
import type { LogEntry } from '../../wire/mirabilia.ts';

const TOLD = ['seated', 'left', 'taken_back', 'resigned', 'absent', 'returned'];

export function remarkOf(news: LogEntry, names: string[], text: Text): string {
  if (!TOLD.includes(news.kind)) return '';
  const player = news.name ?? names[news.seat ?? -1] ?? '';
  return text(`web-news-${news.kind.replace('_', '-')}`, { player });
}

/** What happens at a table beside the moves, in words; nothing for what is seen anyway. */
import type { TakenBack } from '../../lib/connection.svelte.ts';
import type { Text } from '../../lib/texts.ts';
import type { Fact, LogEntry } from '../../wire/mirabilia.ts';

const TOLD = ['seated', 'left', 'taken_back', 'resigned', 'absent', 'returned'];

export function remarkOf(news: LogEntry, names: string[], text: Text): string {
  if (!TOLD.includes(news.kind)) return '';
  const player = news.name ?? names[news.seat ?? -1] ?? '';
  return text(`web-news-${news.kind.replace('_', '-')}`, { player });
}

/** Who took back what, in words: of each move the first thing that is told of moves. */
export function takenBackIn(takenBack: TakenBack, voice: Voice): string {
  const { names, text, tell, quiet = [] } = voice;
  const moves = takenBack.steps.flatMap(({ events }) => {
    const deed = events.find(({ event }) => !quiet.includes(event));
    return deed === undefined ? [] : [tell(deed)];
  });
  return text('web-taken-back', { player: names[takenBack.seat] ?? '', moves: moves.join(' ') });
}

/** With what events are told; `quiet` are the kinds that need no words. */
export interface Voice {
  names: string[];
  text: Text;
  tell: (fact: Fact) => string;
  quiet?: string[] | undefined;
}

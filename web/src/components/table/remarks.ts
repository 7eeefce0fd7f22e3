/** What happens at a table beside the moves, in words; nothing for what is seen anyway. */
import type { TakenBack } from '../../lib/connection.svelte.ts';
import type { Turn } from '../../lib/since.ts';
import type { Text } from '../../lib/texts.ts';
import type { Event, Fact, LogEntry } from '../../wire/mirabilia.ts';

const TOLD = ['seated', 'left', 'taken_back', 'resigned', 'absent', 'returned'];

/** Of these nothing is seen at the board: they are said to everybody there. */
const SHOWN = ['resigned', 'absent', 'returned'];

/** What somebody else did that deserves a note: they went away, came back, gave up. */
export function noteOf(news: LogEntry, viewer: number | null, names: string[], text: Text): string {
  return SHOWN.includes(news.kind) && news.seat !== viewer ? remarkOf(news, names, text) : '';
}

export function remarkOf(news: LogEntry, names: string[], text: Text): string {
  if (!TOLD.includes(news.kind)) return '';
  const player = news.name ?? names[news.seat ?? -1] ?? '';
  const kind = news.lost === true ? `${news.kind}_lost` : news.kind;
  return text(`web-news-${kind.replaceAll('_', '-')}`, { player });
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

/** A line about somebody; without a seat it is about all. */
export interface Line {
  seat: number | null;
  words: string;
}

/** A turn in words. What many did together is told one after the other, each under their own sign. */
export function linesOf({ movers, events }: Turn, { tell, quiet = [] }: Pick<Voice, 'tell' | 'quiet'>): Line[] {
  const lines: Line[] = [];
  for (const event of events.filter((one) => !quiet.includes(one.event))) {
    const seat = movers.length === 1 ? (movers[0] ?? null) : seatIn(event);
    const last = lines.at(-1);
    if (last?.seat === seat) last.words += ` ${tell(event)}`;
    else lines.push({ seat, words: tell(event) });
  }
  return lines;
}

function seatIn({ seat }: Event): number | null {
  return typeof seat === 'number' ? seat : null;
}

/** With what events are told; `quiet` are the kinds that need no words. */
export interface Voice {
  names: string[];
  text: Text;
  tell: (fact: Fact) => string;
  quiet?: string[] | undefined;
}

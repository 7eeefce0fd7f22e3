/** The pieces laid last, by their places, to be marked on a map. */
import type { Turn } from '../../lib/since.ts';
import type { Event } from '../../wire/mirabilia.ts';

/** Of others all that they have laid since one has moved, of oneself what came last. */
export function recentPlaces(since: Turn[], seat: number, isOwn: boolean): string[] {
  const turns = since
    .map(({ events }) => events.filter((event) => isLaid(event, seat)))
    .filter(({ length }) => length > 0);
  return (isOwn ? turns.slice(-1) : turns).flat().map((event) => String(event['place']));
}

function isLaid(event: Event, seat: number): boolean {
  return event.event === 'laid' && event['seat'] === seat;
}

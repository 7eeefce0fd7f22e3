/** What has happened since somebody moved: the story of a table, turn by turn. */
import type { Event, StoryStep } from '../wire/mirabilia.ts';

/** A move, or what many have chosen in secret and turned over together. */
export interface Turn {
  movers: number[];
  events: Event[];
}

/** Choices made in secret bring nothing about until the last of them, and belong to its turn. */
export function turnsOf(story: StoryStep[]): Turn[] {
  const turns: Turn[] = [];
  let secret: number[] = [];
  for (const { seat, events } of story) {
    const movers = [...new Set([...secret, seat])].sort((a, b) => a - b);
    secret = events.length === 0 ? movers : [];
    if (events.length > 0) turns.push({ movers, events });
  }
  return turns;
}

/** All turns since this seat has moved; of a turn it has made with others it wants to see what they did. */
export function turnsSince(story: StoryStep[], seat: number | null): Turn[] {
  const turns = turnsOf(story);
  if (seat === null) return lastOf(turns);
  const own = turns.findLastIndex(({ movers }) => movers.includes(seat));
  const isAlone = turns[own]?.movers.length === 1;
  return turns.slice(isAlone ? own + 1 : Math.max(0, own));
}

/** For a spectator: all that the last mover did in a row. */
function lastOf(turns: Turn[]): Turn[] {
  const movers = turns.at(-1)?.movers ?? [];
  return turns.slice(turns.findLastIndex((turn) => !turn.movers.some((seat) => movers.includes(seat))) + 1);
}

/** The same for a banner: who has moved last sees that. */
export function turnsToTell(story: StoryStep[], seat: number | null): Turn[] {
  const since = turnsSince(story, seat);
  return since.length > 0 ? since : lastOf(turnsOf(story));
}

/** What has happened since somebody moved: the story of a table, turn by turn. */
import type { Event, StoryStep } from '../wire/mirabilia.ts';

/** A move, or what many have chosen in secret and turned over together. */
export interface Turn {
  movers: number[];
  events: Event[];
}

/** A turn of the story, with the number of the move that ended it. */
export interface StoryTurn extends Turn {
  number: number;
}

/** Somebody has chosen in secret, or chooses again: nothing else has come of it yet (core/facts.py). */
const SECRET = ['committed', 'taken_back'];

export function isSecret(events: Event[]): boolean {
  return events.every(({ event }) => SECRET.includes(event));
}

/** Choices made in secret bring nothing about until the last of them, and belong to its turn. */
export function turnsOf(story: StoryStep[]): StoryTurn[] {
  const turns: StoryTurn[] = [];
  let secret: number[] = [];
  for (const { number, seat, events } of story) {
    const movers = [...new Set([...secret, seat])].sort((a, b) => a - b);
    secret = isSecret(events) ? movers : [];
    if (secret.length === 0) turns.push({ number, movers, events: events.filter((event) => !isSecret([event])) });
  }
  return turns;
}

/** The seats that have chosen in secret in the turn under way and owe nothing more to it. */
export function chosenIn(story: StoryStep[], toAct: number[]): number[] {
  const secret = story.slice(story.findLastIndex(({ events }) => !isSecret(events)) + 1);
  const seats = new Set(secret.map(({ seat }) => seat));
  return [...seats].filter((seat) => !toAct.includes(seat)).sort((a, b) => a - b);
}

/** All turns since this seat has moved; of a turn it has made with others it wants to see what they did. */
export function turnsSince(story: StoryStep[], seat: number | null): StoryTurn[] {
  const turns = turnsOf(story);
  if (seat === null) return lastOf(turns);
  const own = turns.findLastIndex(({ movers }) => movers.includes(seat));
  const isAlone = turns[own]?.movers.length === 1;
  return turns.slice(isAlone ? own + 1 : Math.max(0, own));
}

/** For a spectator: all that the last mover did in a row. */
function lastOf(turns: StoryTurn[]): StoryTurn[] {
  const movers = turns.at(-1)?.movers ?? [];
  return turns.slice(turns.findLastIndex((turn) => !turn.movers.some((seat) => movers.includes(seat))) + 1);
}

/** The same for a banner: who has moved last sees that. */
export function turnsToTell(story: StoryStep[], seat: number | null): StoryTurn[] {
  const since = turnsSince(story, seat);
  return since.length > 0 ? since : lastOf(turnsOf(story));
}

/** A position that somebody wants to have evaluated. */
import { post } from '../lib/api.ts';
import { tell, type Teller } from '../lib/facts.ts';
import type { Language } from '../lib/language.ts';
import { allGames, gameTexts } from '../lib/loading.ts';
import type { Text } from '../lib/texts.ts';
import type { Fact } from '../wire/mirabilia.ts';
import type { Objected } from '../replay/upload.ts';
import { mistakenLine } from './json.ts';
import type { Cards, Evaluation } from './wire.ts';

/** Longer than any position; the server takes no more. */
export const LONGEST = 200_000;

/** An evaluation with the words to tell it. */
export interface Evaluated {
  evaluation: Evaluation;
  tell: (fact: Fact) => string;
  names: string[];
  solo: boolean;
}

/** A snapshot with the game it is of. */
export interface Position {
  game: string;
  snapshot: Record<string, unknown>;
}

/** A snapshot that was read; or what is wrong with the text, as far as that can be seen here. */
export type Read = Position | { wrong: Objected };

/** Read the text of a snapshot. Whether its fields fit together only the server knows. */
export function readSnapshot(content: string, games: string[], text: Text): Read {
  if (content.trim() === '') return wrong(text('web-analysis-position-empty'));
  if (content.length > LONGEST) return wrong(text('web-analysis-position-too-long'));
  let found: unknown;
  try {
    found = JSON.parse(content);
  } catch {
    return { wrong: { message: text('web-analysis-position-no-json'), line: mistakenLine(content) } };
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    return wrong(text('web-analysis-position-no-object'));
  const snapshot = found as Record<string, unknown>;
  const game = games.find((one) => one === snapshot['game']);
  if (game === undefined) return wrong(text('web-analysis-position-no-game', { games: games.join(', ') }));
  return { snapshot, game };
}

function wrong(message: string): Read {
  return { wrong: { message, line: null } };
}

/** Have a position evaluated, for a seat or for the first that has to decide; what it leaves out is drawn by a seed. */
export function evaluated(read: Position, cards: Cards, seat: number | null, fill: number): Promise<Evaluation> {
  const wish = { game: read.game, snapshot: read.snapshot, cards, fill };
  return post('/api/positions', seat === null ? wish : { ...wish, seat });
}

/** An evaluation with the words of a language. */
export async function toldIn(
  language: Language,
  evaluation: Evaluation,
  { game, snapshot }: Position,
  players: string[],
): Promise<Evaluated> {
  const [games, own] = await Promise.all([allGames(), gameTexts(language, game, 'analysis')]);
  const kinds = games.find((one) => one.game === game)?.kinds ?? [];
  const names = namesFor(snapshot, players, own);
  const teller: Teller = { game, kinds, texts: own, names };
  return { evaluation, tell: (fact) => tell(teller, fact), names, solo: names.length === 1 };
}

/** Those of the replay it comes from, else numbers. */
function namesFor(snapshot: Record<string, unknown>, players: string[], text: Text): string[] {
  const { players: count, cities } = snapshot;
  const seats = typeof count === 'number' ? count : Array.isArray(cities) ? cities.length : players.length;
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? text('web-player', { number: seat + 1 }));
}

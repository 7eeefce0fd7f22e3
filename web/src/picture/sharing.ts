/** A position to show around: its board, and below who won with which points once the game is over. */
import type { GameModule } from '../games/contract.ts';
import { outcomeWithPoints } from '../lib/ending.ts';
import { offer } from '../lib/files.ts';
import { joined } from '../lib/grammar.ts';
import type { Texts } from '../lib/texts.ts';
import type { Fact, OutcomeShown } from '../wire/mirabilia.ts';
import { imageOfBoard } from './board.ts';
import { pictureOf, type Sheet } from './drawing.ts';

/** What is known of a position wherever it is seen. */
export interface Pictured {
  game: string;
  module: GameModule;
  pieces: unknown;
  kinds: string[];
  names: string[];
  view: unknown;
  /** The whole position when all cards are open in a replay. */
  open: Fact | null;
  /** How the game has ended; null while it is played. */
  outcome: OutcomeShown | null;
  /** As whom one looks on; once the game is over the winner's city is in front. */
  seat: number | null;
  text: Texts;
  tell: (fact: Fact) => string;
}

/** Make a picture of a position and offer it to whoever asked. */
export async function sharePosition(position: Pictured, name: string, context: Map<unknown, unknown>): Promise<void> {
  const { headline, ...rest } = wordsOf(position);
  const board = await imageOfBoard(position.module.Board, boardOf(position), context);
  const picture = await pictureOf({ game: position.game, headline, ...rest, board });
  await offer(picture, name, headline);
}

/** The board as in a replay: nobody moves. */
function boardOf({ game, pieces, kinds, names, view, open, outcome, seat, text, tell }: Pictured) {
  const winner = outcome?.ranks.indexOf(1) ?? -1;
  const front = winner < 0 ? seat : winner;
  const nothing = { actions: [], events: [], since: [], seats: [], takenBack: null, hint: null, play: null };
  const frozen = { ...nothing, takeBack: null, own: null, ready: false, moves: 0, asText: false };
  return { ...frozen, game, view, pieces, kinds, names, seat: front, side: front, open, text, tell };
}

function wordsOf({ game, module, names, view, outcome, text }: Pictured) {
  const title = text(`${game}-title`);
  const foot = `Mirabilia · ${new Date().toLocaleDateString(text.language)}`;
  const chapter = module.chapter(view, text);
  if (outcome === null)
    return { title, headline: names.join(' – '), foot: [chapter, foot].filter(Boolean).join(' · '), sheet: null };
  const winners = names.filter((_, seat) => outcome.ranks[seat] === 1);
  const headline =
    winners.length === 0
      ? text('web-over')
      : text('web-result', { players: joined(text.language, winners), number: winners.length });
  return {
    title,
    headline,
    foot,
    sheet: sheetOf({ game, names, outcome: outcomeWithPoints(outcome, module, view), text }),
  };
}

function sheetOf({
  game,
  names,
  outcome,
  text,
}: Pick<Pictured, 'game' | 'names' | 'text'> & { outcome: OutcomeShown }) {
  const { scores, ranks } = outcome;
  if (scores.length === 0) return null;
  const lines = Object.keys(scores[0] ?? {}).filter((id) => id !== 'total');
  const counted = lines.filter((id) => scores.some((sheet) => sheet[id] !== 0));
  const sheet: Sheet = {
    names,
    ranks: [...ranks],
    lines: [...counted, 'total'].map((id) => ({
      label: categoryOf(game, id, text),
      points: scores.map((sheet) => sheet[id] ?? 0),
    })),
  };
  return sheet;
}

function categoryOf(game: string, id: string, text: Texts): string {
  const key = `${game}-category-${id.replaceAll('_', '-')}`;
  return text.has(key) ? text(key) : id;
}

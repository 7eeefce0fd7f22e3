/** An analysis in words. */
import type { Text } from '../lib/texts.ts';
import type { Fact } from '../wire/mirabilia.ts';
import { allJudgedAt, betterThan, isMistake, judgedAt, percent, valuesAt } from './report.ts';
import type { Grade, Judged, Report } from './wire.ts';

/** With what moves and facts are told. */
export interface Voice {
  game: string;
  names: string[];
  text: Text;
  tell: (fact: Fact) => string;
}

/** What is said about a step; what there is nothing to say about is "". */
export interface Comment {
  title: string;
  chances: string;
  grade: Grade | null;
  verdict: string;
  loss: string;
  better: string;
  line: string;
  reasons: string;
  /** What was at stake. */
  stake: string;
  /** What the move has done to the chances, and what others and luck have. */
  parts: string;
}

const MOVES_TOLD = 4;
const REASONS_TOLD = 3;

export function commentOn(report: Report, step: number, voice: Voice): Comment {
  const judged = judgedAt(report, step);
  const chances = chancesAt(report, step, voice);
  if (judged !== undefined) return commentOnMove(judged, chances, voice);
  const title = voice.text(step === 0 ? 'web-analysis-before' : 'web-analysis-at', { step });
  const verdict = step === 0 ? '' : voice.text('web-analysis-not-yet');
  return { title, chances, grade: null, verdict, loss: '', better: '', line: '', reasons: '', stake: '', parts: '' };
}

/** The whole comment as one sentence after the other, for whoever listens. */
export function said(comment: Comment, judged: Judged | undefined, text: Text): string {
  const loss = judged !== undefined && isMistake(judged) ? lossSaid(judged, text) : '';
  return [comment.title, comment.verdict, loss, comment.better, comment.chances].filter(Boolean).join('. ');
}

/** What everybody could expect at a step. */
export function chancesAt(report: Report, step: number, { names, text }: Voice): string {
  const values = valuesAt(report, step) ?? [];
  return values
    .map((value, seat) => text('web-analysis-value', { player: names[seat] ?? '', percent: percent(value) }))
    .join(' · ');
}

export function titleOf(judged: Judged, { names, text, tell }: Voice): string {
  return text('web-analysis-of-move', {
    step: judged.step,
    player: names[judged.seat] ?? '',
    move: tell(judged.told.move),
  });
}

/** The name of a grade. Keys: web-analysis-grade-best, -fine, -inaccuracy, -mistake, -blunder, -forced. */
export function gradeName(grade: Grade, text: Text): string {
  return text(`web-analysis-grade-${grade}`);
}

export function lossSaid(judged: Judged, text: Text): string {
  return text('web-analysis-loss-said', { percent: percent(judged.loss) });
}

/** What is said about each of the moves that led to a step, with what everybody could expect after the last. */
export function commentsOn(
  report: Report,
  step: number,
  voice: Voice,
): { judged: Judged | undefined; comment: Comment }[] {
  const all = allJudgedAt(report, step);
  if (all.length === 0) return [{ judged: undefined, comment: commentOn(report, step, voice) }];
  const chances = chancesAt(report, step, voice);
  return all.map((judged, index) => ({
    judged,
    comment: commentOnMove(judged, index === all.length - 1 ? chances : '', voice),
  }));
}

function commentOnMove(judged: Judged, chances: string, voice: Voice): Comment {
  const { text, tell } = voice;
  const better = betterThan(judged);
  const reasons = better === null ? [] : judged.reasons.slice(0, REASONS_TOLD).map(tell);
  return {
    title: titleOf(judged, voice),
    chances,
    grade: judged.grade,
    verdict: judged.grade === null ? '' : gradeName(judged.grade, text),
    loss: percent(judged.loss) > 0 ? text('web-analysis-loss', { percent: percent(judged.loss) }) : '',
    better: better === null ? '' : betterSaid(better.fact, voice),
    line: better === null ? '' : lineOf(judged, voice),
    reasons: reasons.length === 0 ? '' : text('web-analysis-because', { reasons: reasons.join('; ') }),
    stake: better === null ? '' : stakeOf(judged, text),
    parts: partsOf(judged, voice).join(', '),
  };
}

/** What was at stake. Keys: puzzle-theme-science and others, as plugin.toml of a game names them. */
export function stakeOf({ themes }: Judged, text: Text): string {
  const names = themes.map((theme) => text(`puzzle-theme-${theme}`));
  return names.length === 0 ? '' : text('reasons-stake', { themes: names.join(', ') });
}

/** What the move has done to the chances of its seat, and what has been done to them at the same time. Keys:
 * reasons-part-luck, reasons-part-others, reasons-part-others-luck. */
function partsOf({ value, loss, after, causes }: Judged, { game, text }: Voice): string[] {
  const rest = percent(after ?? 0) - percent(value ?? 0);
  if (after === null || causes.length === 0) return [];
  return [
    text('reasons-part-move', { change: signed(-percent(loss)) }),
    text(`reasons-part-${causes.join('-')}`, { game, change: signed(rest) }),
  ];
}

function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${String(change)}` : `−${String(-change)}`;
}

export function betterSaid(move: Fact, { text, tell }: Voice): string {
  return text('web-analysis-better', { move: tell(move) });
}

/** How the game could have gone on. */
function lineOf({ best, told: { line } }: Judged, { names, text, tell }: Voice): string {
  const moves = (line[0]?.move === best ? line.slice(1) : line)
    .slice(0, MOVES_TOLD)
    .map(({ seat, fact }) => text('web-analysis-line-move', { player: names[seat] ?? '', move: tell(fact) }));
  return moves.length === 0 ? '' : text('web-analysis-line', { moves: moves.join(', ') });
}

/** What is asked now, said to whoever has to decide, else about them. */
import { joined } from '../../lib/grammar.ts';
import type { Texts } from '../../lib/texts.ts';
import type { Question } from '../contract.ts';
import { isFields } from './labels.ts';

export function promptOf(game: string, { view, own, names, seat, toAct, text }: Question): string {
  if (toAct.length === 0) return text('web-over');
  if (seat !== null && toAct.includes(seat)) return questionOf(game, choiceIn(own) ?? choiceIn(view), text);
  const players = joined(
    text.language,
    toAct.map((one) => names[one] ?? ''),
  );
  return text('web-board-waiting-for', { players });
}

function questionOf(game: string, choice: string | undefined, text: Texts): string {
  const key = `${game}-choose-${dashed(choice ?? '')}`;
  return text.has(key) ? text(key) : text('web-board-your-turn');
}

/** What has to be decided: a name, or something that has one. */
function choiceIn(seen: unknown): string | undefined {
  if (!isFields(seen)) return undefined;
  const choice = seen['choice'] ?? seen['phase'];
  const name = isFields(choice) ? choice['name'] : choice;
  return typeof name === 'string' ? name : undefined;
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}

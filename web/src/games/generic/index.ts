/** The board of every game that has none of its own: its actions and its view as headings, lists and buttons. */
import type { Texts } from '../../lib/texts.ts';
import type { GameModule } from '../contract.ts';
import Board from './Board.svelte';
import End from './End.svelte';
import { isFields } from './labels.ts';
import { promptOf } from './prompt.ts';

export function generic(game: string): GameModule {
  return {
    Board,
    End,
    prompt: (question) => promptOf(game, question),
    chapter: (view, text) => chapter(game, view, text),
  };
}

/** The text `<game>-chapter`, if there is one, filled in with the numbers of the view. */
function chapter(game: string, view: unknown, text: Texts): string {
  const key = `${game}-chapter`;
  if (!text.has(key) || !isFields(view)) return '';
  const numbers = Object.entries(view).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return text(key, Object.fromEntries(numbers));
}

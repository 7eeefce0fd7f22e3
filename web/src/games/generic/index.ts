/** The board of every game that has none of its own: its actions and its view as headings, lists and buttons. */
import type { Texts } from '../../lib/texts.ts';
import type { GameModule } from '../contract.ts';
import Board from './Board.svelte';
import { isFields } from './labels.ts';
import { promptOf } from './prompt.ts';

export function generic(game: string): GameModule {
  return {
    Board,
    loadEnd: async () => (await import('./End.svelte')).default,
    prompt: (question) => promptOf(game, question),
    chapter: (view, text) => chapter(game, view, text),
    scores,
  };
}

/** The sheets of the cities, as if the game ended now; none if the view has no such thing. */
function scores(view: unknown): Record<string, number>[] {
  const cities = isFields(view) ? view['cities'] : null;
  if (!Array.isArray(cities)) return [];
  const sheets = cities.map((city: unknown) => (isFields(city) ? city['scores'] : undefined));
  return sheets.every(isFields) ? (sheets as Record<string, number>[]) : [];
}

/** The text `<game>-chapter`, if there is one, filled in with the numbers of the view. */
function chapter(game: string, view: unknown, text: Texts): string {
  const key = `${game}-chapter`;
  if (!text.has(key) || !isFields(view)) return '';
  const numbers = Object.entries(view).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return text(key, Object.fromEntries(numbers));
}

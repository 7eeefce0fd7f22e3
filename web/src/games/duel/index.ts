import type { Component } from 'svelte';
import type { Text } from '../../lib/texts.ts';
import type { BoardProps, EndProps, GameModule } from '../contract.ts';
import Board from './Board.svelte';
import End from './End.svelte';
import type { View } from './types.ts';

/** What has to be done now: said to whoever has to do it, else about them. */
function prompt(seen: unknown, names: string[], seat: number | null, text: Text): string {
  const view = seen as View;
  const acting = view.to_act[0];
  if (acting === undefined) return text('duel-choice-over');
  if (acting === seat) return text(`duel-board-choose-${view.choice}`);
  return text(`duel-choice-${view.choice}`, { player: names[acting] ?? '' });
}

/** The choosing of Wonders, then the Ages. */
function chapter(seen: unknown, text: Text): string {
  const { age } = seen as View;
  return age === 0 ? text('duel-board-chapter-draft') : text('duel-board-chapter', { age });
}

export const duel: GameModule = {
  Board: Board as Component<BoardProps>,
  End: End as Component<EndProps>,
  prompt,
  chapter,
  isPrelude: (seen) => (seen as View).age === 0,
};

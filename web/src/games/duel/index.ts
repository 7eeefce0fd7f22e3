import type { Component } from 'svelte';
import type { Text } from '../../lib/texts.ts';
import type { BoardProps, Change, EndProps, GameModule } from '../contract.ts';
import Board from './Board.svelte';
import { QUIET } from './model.ts';
import { moments } from './moments.ts';
import { prompt } from './prompt.ts';
import type { View } from './types.ts';

/** The choosing of Wonders, then the Ages. */
function chapter(seen: unknown, text: Text): string {
  const { age } = seen as View;
  return age === 0 ? text('duel-board-chapter-draft') : text('duel-board-chapter', { age });
}

const duel: GameModule = {
  Board: Board as Component<BoardProps>,
  loadEnd: async () => (await import('./End.svelte')).default as Component<EndProps>,
  prompt: ({ view, names, seat, text }) => prompt(view as View, names, seat, text),
  chapter,
  isPrelude: (seen) => (seen as View).age === 0,
  moments: (change) => moments(change as Change<View>),
  quiet: QUIET,
  tunes: {
    built: 'card',
    wonder_built: 'card',
    revived: 'card',
    discarded: 'card',
    drafted: 'card',
    gained: 'coin',
    lost: 'coin',
    pawn: 'shield',
    progress: 'token',
    kept: 'token',
  },
  scores: (seen) => (seen as View).cities.map(({ scores }) => scores),
};

export default duel;

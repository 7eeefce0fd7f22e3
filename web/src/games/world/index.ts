import type { Component } from 'svelte';
import type { Text } from '../../lib/texts.ts';
import type { BoardProps, EndProps, GameModule } from '../contract.ts';
import Board from './Board.svelte';
import { KEYS } from './keys.ts';
import { prompt } from './prompt.ts';
import { QUIET } from './quiet.ts';
import type { View } from './types.ts';

function chapter(seen: unknown, text: Text): string {
  return text('world-chapter', { round: (seen as View).round });
}

/** The round, and how many there are. */
function progress(seen: unknown, text: Text): string {
  const { round, last_round } = seen as View;
  return text('world-table-round', { round, last: last_round ? 'yes' : 'no' });
}

const world: GameModule = {
  Board: Board as Component<BoardProps>,
  loadEnd: async () => (await import('./End.svelte')).default as Component<EndProps>,
  prompt,
  chapter,
  progress,
  showsSeats: true,
  // What is bought is laid before it is paid: a Monument turns up a card.
  follows: ({ fact }) => fact['move'] === 'buy',
  quiet: QUIET,
  keys: KEYS,
  tunes: { laid: 'card', bought: 'coin', grown: 'token', loan_taken: 'coin', loan_repaid: 'coin' },
  scores: (seen) => (seen as View).cities.map(({ scores }) => scores),
};

export default world;

import type { Component } from 'svelte';
import type { Text } from '../../lib/texts.ts';
import type { BoardProps, EndProps, GameModule } from '../contract.ts';
import Board from './Board.svelte';
import { KEYS } from './keys.ts';
import { prompt } from './prompt.ts';
import { QUIET } from './quiet.ts';
import { timeOf } from './reveal.ts';
import type { View } from './types.ts';

/** What comes before the first Age, then the Ages. */
function chapter(seen: unknown, text: Text): string {
  return text('seven-chapter', { age: (seen as View).age });
}

/** The Age and the turn in it. */
function progress(seen: unknown, text: Text): string {
  const { age, turn, turns } = seen as View;
  if (age === 0) return chapter(seen, text);
  return turn === 0 ? text('seven-table-recruitment', { age }) : text('seven-table-turn', { age, turn, turns });
}

const seven: GameModule = {
  Board: Board as Component<BoardProps>,
  loadEnd: async () => (await import('./End.svelte')).default as Component<EndProps>,
  prompt,
  chapter,
  progress,
  isPrelude: (seen) => (seen as View).age === 0,
  hold: timeOf,
  showsSeats: true,
  quiet: QUIET,
  keys: KEYS,
  tunes: {
    built: 'card',
    chained: 'card',
    built_free: 'card',
    revived: 'card',
    staged: 'card',
    recruited: 'card',
    sold: 'coin',
    gained: 'coin',
    lost_coins: 'coin',
    victory: 'shield',
    diplomacy: 'token',
    joined: 'token',
    pawn: 'token',
  },
  scores: (seen) => (seen as View).cities.filter(({ player }) => player !== null).map(({ scores }) => scores),
};

export default seven;

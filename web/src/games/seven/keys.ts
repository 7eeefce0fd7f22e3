/** The keys of the table of 7 Wonders. */
import type { Letters } from '../../board/keys.ts';

/** What letters do to the card one looks at. */
export const LETTERS: Letters = {
  moves: { b: 'build', w: 'stage', e: 'join', d: 'sell' },
  first: 'build',
};

/** The place of a card in the hand that a key stands for. */
export function digitOf(event: KeyboardEvent): string | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  return /^[1-9]$/.test(event.key) ? event.key : null;
}

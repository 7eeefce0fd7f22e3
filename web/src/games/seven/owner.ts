/** What a city is called: after its player, or as the city that nobody plays. */
import type { Table } from '../../board/table.ts';
import type { City } from './types.ts';

export function ownerName({ names, text }: Pick<Table, 'names' | 'text'>, { player }: City): string {
  return player === null ? text('seven-unplayed') : (names[player] ?? '');
}

/** Opens tables and takes seats. */
import { post } from './api.ts';
import { settings } from './settings.svelte.ts';
import { keepSeat, playerSecret } from './store.ts';

export type Choice = string | string[];

/** A table to be opened; for each seat the name of a bot, or null for a person. */
export interface Plan {
  game: string;
  seats: (string | null)[];
  options: Record<string, unknown>;
  public: boolean;
  clock: { kind: 'none' | 'move' | 'game' | 'days'; amount: number; lost: boolean; gain: number };
  hints: boolean;
  /** Whether the result counts for ratings. */
  rated?: boolean;
  /** The position it starts from; what the seat cannot know is drawn anew, without a seat nothing is. */
  start?: { snapshot: unknown; seat: number | null } | { puzzle: string };
}

export const NO_CLOCK: Plan['clock'] = { kind: 'none', amount: 0, lost: false, gain: 0 };

/** Open a table and sit down with these names, one after the other; the id of the table comes back. */
export async function openTable(plan: Plan, names: string[]): Promise<string> {
  const { table } = await post<{ table: string }>('/api/tables', plan);
  for (const name of names) await takeSeat(table, plan.game, name);
  return table;
}

/** Sit down: at a rematch at the seat of before, which one shows to have had by its secret. */
export async function takeSeat(
  table: string,
  game: string,
  name: string,
  again?: { seat: number; before: string },
): Promise<void> {
  const wish = { name, player: playerSecret(), named: settings.isOn('named'), ...again };
  const given = await post<{ seat: number; secret: string }>(`${addressOf(table)}/seats`, wish);
  keepSeat(table, game, given);
}

export function addressOf(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

/** Where people find a table. */
export function linkTo(table: string): string {
  return `${location.origin}/t/${encodeURIComponent(table)}`;
}

/** How a game has ended for those who win together: teams, or everybody alone. */
import type { OutcomeShown } from '../../wire/mirabilia.ts';
import type { View } from '../../wire/seven.ts';

/** A team, or one player. */
export interface Side {
  seats: number[];
  total: number;
  /** From 1 among the sides; equal ones share it. */
  rank: number;
}

export function sidesOf(view: Pick<View, 'teams' | 'result'>, outcome: OutcomeShown): Side[] {
  const seats = outcome.ranks.map((_, seat) => [seat]);
  const groups = view.teams.length > 0 ? view.teams : seats;
  const rankOf = ([seat = 0]: number[]) => outcome.ranks[seat] ?? 0;
  return groups.map((group) => ({
    seats: group,
    total: view.result?.team_totals[group[0] ?? 0] ?? sumOf(group, outcome),
    rank: 1 + groups.filter((other) => rankOf(other) < rankOf(group)).length,
  }));
}

function sumOf(seats: number[], { scores }: OutcomeShown): number {
  return seats.reduce((sum, seat) => sum + (scores[seat]?.['total'] ?? 0), 0);
}

/** By how many points the first leads, and a side is behind. */
export function leadOf(sides: Side[]): number {
  const [best = 0, second = 0] = sides.map(({ total }) => total).sort((one, other) => other - one);
  return best - second;
}

export function behind(sides: Side[], side: Side): number {
  return Math.max(...sides.map(({ total }) => total)) - side.total;
}

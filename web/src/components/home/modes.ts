/** With whom one plays at a table that is set up. */
export const MODES = ['bots', 'friends', 'screen'] as const;
export type Mode = (typeof MODES)[number];

export const CLOCKS = ['none', 'move', 'game', 'days'] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** What a clock of each kind counts in for people, how many to begin with, and how many of the server's units that is. */
export const CLOCK_UNITS: Record<ClockKind, { usual: number; most: number; times: number }> = {
  none: { usual: 0, most: 0, times: 0 },
  move: { usual: 60, most: 3600, times: 1 },
  game: { usual: 20, most: 600, times: 60 },
  days: { usual: 2, most: 30, times: 1 },
};

import type { GameModule } from './contract.ts';

/** The games that can be played on this page; each is loaded when it is needed. */
export const GAMES: Record<string, () => Promise<GameModule>> = {
  duel: async () => (await import('./duel/index.ts')).duel,
};

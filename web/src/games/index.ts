/** The boards of the games; each is loaded when it is needed. */
import type { GameModule } from './contract.ts';

const BOARDS = import.meta.glob<GameModule>(['./*/index.ts', '!./generic/index.ts'], { import: 'default' });

/** Whether a game has a board of its own; the others are played on the generic one. */
export function hasBoard(game: string): boolean {
  return Object.hasOwn(BOARDS, pathOf(game));
}

export async function loadBoard(game: string): Promise<GameModule> {
  const load = BOARDS[pathOf(game)];
  if (load !== undefined) return load();
  const { generic } = await import('./generic/index.ts');
  return generic(game);
}

function pathOf(game: string): string {
  return `./${game}/index.ts`;
}

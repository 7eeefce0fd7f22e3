/** Moves in the notation of Duel: `build baths`, `wonder pyramids with baths`. */

export interface Move {
  move: 'build' | 'discard' | 'wonder' | 'draft' | 'take' | 'keep' | 'begin' | 'revive' | 'destroy';
  card?: string;
  wonder?: string;
  token?: string;
  who?: string;
}

const OBJECT = {
  build: 'card',
  discard: 'card',
  draft: 'wonder',
  take: 'token',
  keep: 'token',
  begin: 'who',
  revive: 'card',
  destroy: 'card',
} as const;

/** A notation taken apart. */
export function asked(notation: string): Move {
  const [verb = '', name = '', , card = ''] = notation.split(' ');
  if (verb === 'wonder') return { move: 'wonder', wonder: name, card };
  return { move: verb as keyof typeof OBJECT, [OBJECT[verb as keyof typeof OBJECT]]: name };
}

export const build = (card: string) => `build ${card}`;
export const discard = (card: string) => `discard ${card}`;
export const wonderWith = (wonder: string, card: string) => `wonder ${wonder} with ${card}`;

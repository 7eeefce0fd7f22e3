/** The pages on which a game is looked up: its rules, everything in its box, its terms, its numbered rule statements. */
export type LookUpPage = 'rules' | 'cards' | 'glossary' | 'statements';

/** What an address shows. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string | null; shared: string | null }
  | { page: 'position' }
  | { page: 'puzzles'; game: string | null }
  | { page: 'puzzle'; puzzle: string }
  | { page: LookUpPage; game: string }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'tournaments' }
  | { page: 'tournament'; tournament: string }
  | { page: 'ratings'; game: string | null; pace: string | null }
  | { page: 'me' }
  | { page: 'join' }
  | { page: 'person'; who: string }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'missing' };

const ROUTES: [RegExp, (part: string, rest: string) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/t\/([^/]+)$/, (table) => ({ page: 'table', table })],
  [/^\/replay$/, () => ({ page: 'replay', table: null, shared: null })],
  [/^\/replay\/([^/]+)$/, (table) => ({ page: 'replay', table, shared: null })],
  [/^\/shared\/([^/]+)$/, (shared) => ({ page: 'replay', table: null, shared })],
  [/^\/position$/, () => ({ page: 'position' })],
  [/^\/puzzles$/, () => ({ page: 'puzzles', game: null })],
  [/^\/puzzles\/([^/]+-[^/]+)$/, (puzzle) => ({ page: 'puzzle', puzzle })],
  [/^\/puzzles\/([^/]+)$/, (game) => ({ page: 'puzzles', game })],
  [/^\/rules\/([^/]+)$/, (game) => ({ page: 'rules', game })],
  [/^\/cards\/([^/]+)$/, (game) => ({ page: 'cards', game })],
  [/^\/glossary\/([^/]+)$/, (game) => ({ page: 'glossary', game })],
  [/^\/statements\/([^/]+)$/, (game) => ({ page: 'statements', game })],
  [/^\/learn\/([^/]+)$/, (game) => ({ page: 'learn', game, lesson: null })],
  [/^\/learn\/([^/]+)\/([^/]+)$/, (game, lesson) => ({ page: 'learn', game, lesson })],
  [/^\/tournaments$/, () => ({ page: 'tournaments' })],
  [/^\/tournament\/([^/]+)$/, (tournament) => ({ page: 'tournament', tournament })],
  [/^\/ratings$/, () => ({ page: 'ratings', game: null, pace: null })],
  [/^\/ratings\/([^/]+)\/([^/]+)$/, (game, pace) => ({ page: 'ratings', game, pace })],
  [/^\/me$/, () => ({ page: 'me' })],
  [/^\/join$/, () => ({ page: 'join' })],
  [/^\/people\/([^/]+)$/, (who) => ({ page: 'person', who })],
  [/^\/settings$/, () => ({ page: 'settings' })],
  [/^\/about$/, () => ({ page: 'about' })],
];

export function routeOf(path: string): Route {
  const plain = path.replace(/(.)\/+$/, '$1');
  for (const [pattern, route] of ROUTES) {
    const match = pattern.exec(plain);
    if (match) return route(decoded(match[1] ?? ''), decoded(match[2] ?? ''));
  }
  return { page: 'missing' };
}

/** A part of an address as a person would read it; one that cannot be decoded stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

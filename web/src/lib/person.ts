/** Who has made themselves known in this browser: their name and id, as the server told them last. */
import { readAs, write } from './store.ts';

export interface KnownPerson {
  person: string;
  name: string;
}

const PERSON = 'person';

export function knownPerson(): KnownPerson | null {
  return readAs<KnownPerson | null>(PERSON, isPerson, null);
}

export function keepPerson(known: KnownPerson | null): void {
  write(PERSON, known === null ? '' : JSON.stringify({ person: known.person, name: known.name }));
}

/** Let the server know of puzzles and lessons, if I am a person, and learn what I have done in other browsers. */
export function syncProgress(): void {
  if (knownPerson() !== null) void import('../people/progress.ts').then(({ sync }) => sync());
}

function isPerson(value: unknown): value is KnownPerson {
  if (typeof value !== 'object' || value === null) return false;
  const { person, name } = value as Record<string, unknown>;
  return typeof person === 'string' && typeof name === 'string';
}

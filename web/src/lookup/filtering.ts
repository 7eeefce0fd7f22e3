/** Which pieces one looks for: typed words and a value for each facet, as they stand in the address. */
import type { Entry, Facet } from './contract.ts';

export interface Wanted {
  /** The words that were typed. */
  typed: string;
  /** The chosen value by facet; a facet without one is left out. */
  chosen: Record<string, string>;
}

const TYPED = 'q';

/** What an address asks for; values that no facet has are passed over. */
export function wantedIn(search: string, facets: Facet[]): Wanted {
  const asked = new URLSearchParams(search);
  const chosen = facets.flatMap(({ id, values }) => {
    const value = asked.get(id);
    return value !== null && values.some((one) => one.id === value) ? [[id, value] as const] : [];
  });
  return { typed: asked.get(TYPED) ?? '', chosen: Object.fromEntries(chosen) };
}

/** The same as a query: "" if nothing is asked for. */
export function queryOf({ typed, chosen }: Wanted): string {
  const asked = new URLSearchParams();
  if (typed.trim() !== '') asked.set(TYPED, typed.trim());
  for (const [facet, value] of Object.entries(chosen)) if (value !== '') asked.set(facet, value);
  const query = asked.toString();
  return query === '' ? '' : `?${query}`;
}

/** The pieces that are wanted, in their order. */
export function found(entries: Entry[], { typed, chosen }: Wanted): Entry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const asked = Object.entries(chosen).filter(([, value]) => value !== '');
  return entries.filter(
    (entry) =>
      asked.every(([facet, value]) => entry.facets[facet]?.includes(value)) &&
      (words.length === 0 || says(entry, words)),
  );
}

/** The facets with the values that some piece has. */
export function usedFacets(facets: Facet[], entries: Entry[]): Facet[] {
  return facets
    .map((facet) => {
      const used = new Set(entries.flatMap(({ facets: own }) => own[facet.id] ?? []));
      return { ...facet, values: facet.values.filter(({ id }) => used.has(id)) };
    })
    .filter(({ values }) => values.length > 1);
}

const texts = new WeakMap<Entry, string>();

function says(entry: Entry, words: string[]): boolean {
  const text = texts.get(entry) ?? plain([entry.name, entry.type, entry.id, ...entry.says, ...entry.notes].join(' '));
  texts.set(entry, text);
  return words.every((word) => text.includes(word));
}

/** Without accents and capitals: whoever types "citta" finds "Città". */
function plain(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The pages beside that of a table: whoever comes to a table needs none of them, so each comes when it is wanted. */
import type { Component } from 'svelte';
import type { Route } from '../lib/routes.ts';

export interface Pages {
  home?: Component;
  further?: Component<{ route: Route }>;
}

/** Where the page of an address is found; null for that of a table, which is always there. */
export function placeOf({ page }: Route): keyof Pages | null {
  if (page === 'table') return null;
  return page === 'home' ? 'home' : 'further';
}

/** The files of texts that the page has beside those of every page. */
export function textsAt(place: keyof Pages | null): string[] {
  return place === 'further' ? [place] : [];
}

export async function loadPages(place: keyof Pages | null): Promise<Pages> {
  if (place === 'home') return { home: (await import('./Home.svelte')).default };
  if (place === 'further') return { further: (await import('./Further.svelte')).default };
  return {};
}

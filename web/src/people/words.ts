/** Dates and figures of people in words. */
import { settings } from '../lib/settings.svelte.ts';
import type { Text } from '../lib/texts.ts';
import type { Tally } from '../wire/mirabilia.ts';

export function day(at: number): string {
  return new Date(at).toLocaleDateString(settings.language, { dateStyle: 'medium' });
}

export function tallyWords({ played, won, drawn, lost }: Tally, text: Text): string {
  return text('web-people-tally', { played, won, drawn, lost });
}

/** The share of the games that were won, as a person reads it. */
export function share(won: number, played: number): string {
  return played === 0 ? '–' : `${String(Math.round((100 * won) / played))}%`;
}

export function points(value: number): string {
  return value.toLocaleString(settings.language, { maximumFractionDigits: 1 });
}

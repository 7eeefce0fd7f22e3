/** The replay page, opened at an address. */
import { render, screen } from '@testing-library/svelte';
import type { Language } from '../../src/lib/language.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import { texts } from '../../src/lib/texts.ts';
import Page from './Page.svelte';

const english = await texts('en');
await import('../../src/replay/Room.svelte'); // the page fetches it when it is opened

/** Open it; its own texts come in the language that is set. */
export function open(address: string, language: Language = 'en'): void {
  settings.language = language;
  history.replaceState(null, '', address);
  render(Page, { table: location.pathname.split('/')[2] ?? null, text: english });
}

/** Open a replay and wait for its board. */
export async function opened(address = '/replay/k3x9', language: Language = 'en'): Promise<HTMLElement> {
  open(address, language);
  return screen.findByTestId('board');
}

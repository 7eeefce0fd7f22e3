/** The whole client, opened at an address. */
import { render } from '@testing-library/svelte';
import App from '../src/App.svelte';
import { Router } from '../src/lib/router.svelte.ts';
import { settings } from '../src/lib/settings.svelte.ts';
import { texts } from '../src/lib/texts.ts';
import { loadPages } from '../src/pages/pages.ts';

const english = await texts('en', undefined, 'further');
const pages = { ...(await loadPages('home')), ...(await loadPages('further')) };

/** Open it in the language of the texts. */
export function open(address: string, text = english): Router {
  settings.language = text.language;
  history.replaceState(null, '', address);
  const router = new Router();
  render(App, { router, text, pages });
  return router;
}

/** Starts the app in the language of the browser. */
import { mount } from 'svelte';
import App from './App.svelte';
import { prefetch } from './lib/prefetch.ts';
import { Router } from './lib/router.svelte.ts';
import { settings } from './lib/settings.svelte.ts';
import { texts } from './lib/texts.ts';
import { loadPages, placeOf, textsAt } from './pages/pages.ts';
import './styles/tokens.css';
import './styles/base.css';

settings.apply(document.documentElement);

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
const router = new Router();
prefetch(router.route, location.search);
const { language } = settings;
// A page that does not come is asked for again, and missed, by the app.
const place = placeOf(router.route);
const [text, pages] = await Promise.all([
  texts(language, undefined, ...textsAt(place)),
  loadPages(place).catch(() => ({})),
]);
mount(App, { target, props: { router, text, pages } });
// Where it is not wanted, as without https, the pages work all the same.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

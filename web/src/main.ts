import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage } from './lib/language.ts';
import { Router } from './lib/router.svelte.ts';
import { texts } from './lib/texts.ts';

const language = preferredLanguage();
document.documentElement.lang = language;

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
mount(App, { target, props: { router: new Router(), text: await texts(language) } });

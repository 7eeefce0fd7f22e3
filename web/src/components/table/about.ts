/** What one can do about somebody, with its texts. */
export { default as About } from './About.svelte';
export { default as Worded } from '../Worded.svelte';

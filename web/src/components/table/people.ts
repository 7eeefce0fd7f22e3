/** Who plays at a table, with its texts. */
export { default as People } from './People.svelte';
export { default as Worded } from '../Worded.svelte';

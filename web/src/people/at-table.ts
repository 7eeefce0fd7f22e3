/** Who sits at a table, with its texts. */
export { default as AtTable } from './AtTable.svelte';
export { default as Worded } from '../components/Worded.svelte';

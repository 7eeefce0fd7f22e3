/** What finds me on every page, with its texts: loaded when nobody waits for anything. */
export { default as Reachable } from './Reachable.svelte';
export { default as Worded } from './Worded.svelte';

/** What is shown of invitations on every page, with its texts: loaded when nobody waits for anything. */
export { default as Invitations } from './Invitations.svelte';
export { default as Worded } from './Worded.svelte';

/** What the start page shows of the others: it comes when a game can be begun, for few wait for it. */
export { lobby } from '../../lib/lobby.svelte.ts';
export { default as Worded } from '../Worded.svelte';
export { default as OpenTables } from './OpenTables.svelte';
export { default as QuickPairing } from './QuickPairing.svelte';

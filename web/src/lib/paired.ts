/** Somebody to play with was found, wherever one is by now: the seat is kept, and the other one sits down, too. */
import { announcer } from './announce.svelte.ts';
import { messageOf } from './api.ts';
import { notify } from './notices.ts';
import { takeSeat } from './opening.ts';
import type { Router } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';
import { play } from './sound.ts';
import type { Text } from './texts.ts';
import type { Paired } from '../wire/mirabilia.ts';

export async function goToPaired(
  { table, game, name }: Paired,
  title: string,
  router: Router,
  text: Text,
): Promise<void> {
  try {
    await takeSeat(table, game, name);
    if (settings.isOn('sound')) play('turn');
    notify(text('web-pairing-found'), title, table);
    router.go(`/t/${table}`);
  } catch (error) {
    announcer.show(messageOf(error, text), true);
  }
}

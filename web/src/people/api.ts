/** What a person asks of the server, in the name of this browser. */
import { get, post } from '../lib/api.ts';
import { keepPerson, knownPerson } from '../lib/person.ts';
import { keepName, ownName, playerSecret, startAnew } from '../lib/store.ts';
import type {
  Consent,
  LinkGiven,
  Me,
  PhraseGiven,
  PlayedGames,
  Profile,
  TraitsShown,
  WhoIAm,
} from '../wire/mirabilia.ts';
import { deviceLabel } from './label.ts';
import { sync } from './progress.ts';

export function send<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  return post<Answer>(`/api/me${path}`, body, playerSecret());
}

/** Who I am; null for a guest. A browser that was sent away begins anew. */
export async function whoAmI(): Promise<Me | null> {
  const { me, revoked } = await get<WhoIAm>('/api/me', playerSecret());
  if (revoked) startAnew();
  keepPerson(me);
  return me;
}

/** Note who I am from now on; what I have done here as a guest comes along. */
export async function became(me: Me): Promise<Me> {
  keepPerson(me);
  if (ownName() === '') keepName(me.name);
  await sync().catch(() => undefined);
  return me;
}

export async function become(name: string): Promise<Me> {
  keepName(name);
  return became(await send<Me>('', { name, label: deviceLabel() }));
}

export async function join(link: string): Promise<Me> {
  return became(await send<Me>('/join', { link, label: deviceLabel() }));
}

export async function recover(phrase: string): Promise<Me> {
  return became(await send<Me>('/recover', { phrase, label: deviceLabel() }));
}

export async function rename(name: string): Promise<Me> {
  const me = await send<Me>('/change', { name });
  keepPerson(me);
  keepName(me.name);
  return me;
}

export const agree = (consent: Consent) => send<Me>('/change', { consent });
export const newLink = () => send<LinkGiven>('/link');
export const newPhrase = () => send<PhraseGiven>('/phrase');
export const confirmPhrase = (phrase: string) => send<Me>('/phrase/confirm', { phrase });

/** Send a browser away; null when it was this one, which begins anew. */
export async function sendAway(device: string): Promise<Me | null> {
  const { me } = await send<WhoIAm>(`/devices/${encodeURIComponent(device)}/revoke`);
  if (me === null) startAnew();
  return me;
}

export async function deleteMe(name: string): Promise<void> {
  await send('/delete', { name });
  startAnew();
}

/** Everything the server knows of me, as a file. */
export async function exported(): Promise<Blob> {
  const answer = await fetch('/api/me/export', { headers: { Authorization: `Bearer ${playerSecret()}` } });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.blob();
}

// Profiles. Whoever is a person sees their own whole.

const ask = <Answer>(path: string) => get<Answer>(path, knownPerson() === null ? undefined : playerSecret());
const of = (who: string) => `/api/people/${encodeURIComponent(who)}`;

export const profileOf = (who: string) => ask<Profile>(of(who));
export const traitsOf = (who: string, game: string) => ask<TraitsShown>(`${of(who)}/games/${encodeURIComponent(game)}`);

export function gamesOf(who: string, before: number | null): Promise<PlayedGames> {
  return ask<PlayedGames>(`${of(who)}/games${before === null ? '' : `?before=${String(before)}`}`);
}

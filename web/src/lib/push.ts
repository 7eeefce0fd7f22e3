/** Notifications for whoever has no page open (Web Push): where the server sends them, and the browser takes them. */
import { get, post } from './api.ts';
import { settings } from './settings.svelte.ts';
import { playerSecret } from './store.ts';
import type { PushKey } from '../wire/mirabilia.ts';

/**
 * `on`: this browser is told; `off`: it could be; `server`: the server cannot send anything; `browser`: the browser
 * takes nothing here, for it needs https; `service`: it reaches no push service.
 */
export type PushState = 'on' | 'off' | 'server' | 'browser' | 'service';

const PATIENCE = 15_000;

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

async function serverKey(): Promise<string | null> {
  return (await get<PushKey>('/api/push')).key;
}

export async function pushState(): Promise<PushState> {
  const registration = await worker();
  if (registration === null) return 'browser';
  if ((await serverKey()) === null) return 'server';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Ask to be told also without a page; how it stands then. */
export async function subscribe(): Promise<PushState> {
  const registration = await worker();
  if (registration === null) return 'browser';
  const key = await serverKey();
  if (key === null) return 'server';
  const subscription = await subscribed(registration, key);
  if (subscription === null) return 'service';
  const { endpoint, keys } = subscription.toJSON();
  const wish = { endpoint, key: keys?.['p256dh'], auth: keys?.['auth'], lang: settings.language };
  await post('/api/push/subscriptions', wish, playerSecret());
  return 'on';
}

export async function unsubscribe(): Promise<PushState> {
  const registration = await worker();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  await post('/api/push/unsubscribe', { endpoint: subscription.endpoint }, playerSecret());
  return 'off';
}

/** A browser that reaches no push service says so, or never answers. */
async function subscribed(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription | null> {
  const late = new Promise<null>((done) => {
    setTimeout(() => {
      done(null);
    }, PATIENCE);
  });
  const wish = registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return Promise.race([wish, late]).catch(() => null);
}

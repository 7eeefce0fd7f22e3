/**
 * Opens the shell of the pages without a network: the start page, its style and its texts.
 *
 * Pages come from the server whenever it answers, so a new version is there with the next visit. What has a hash in its name
 * never changes and is kept. Nothing else is: answers of `/api` and all secrets pass by here.
 *
 * The build puts in what belongs to the shell (`web/installable.ts`).
 */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface AskingEvent extends LastingEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface PushedEvent extends LastingEvent {
  readonly data: { json: () => unknown } | null;
}

interface ClickedEvent extends LastingEvent {
  readonly notification: Notification;
}

interface Page {
  readonly url: string;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
}

/** What the server tells a browser that has no page open: see `Notice` in server/push.py. */
interface Notice {
  title: string;
  body: string;
  tag: string;
  path: string;
}

interface WorkerScope {
  addEventListener: {
    (type: 'push', act: (event: PushedEvent) => void): void;
    (type: 'notificationclick', act: (event: ClickedEvent) => void): void;
    (type: 'install' | 'activate', act: (event: LastingEvent) => void): void;
    (type: 'fetch', act: (event: AskingEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (how: { type: 'window' }) => Promise<Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: { showNotification: (title: string, how: NotificationOptions) => Promise<void> };
}

declare const SHELL: string[];
declare const VERSION: string;

const worker = self as unknown as WorkerScope;
const START = '/';
const NAME = 'mirabilia-';
const OWN = NAME + VERSION;
/** The files of this version and of the one before, which may still be open in another tab. */
const KEPT = 2;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

// It is one's turn, or somebody invites: told although no page is open.
worker.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice === undefined) return;
  const { title, body, tag, path } = notice;
  event.waitUntil(worker.registration.showNotification(title, { body, tag, data: path }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** The page that a notice is about, where there is one already; only ever one of this server. */
async function show(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const pages = await worker.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => one.url === url.href) ?? pages[0];
  if (page === undefined) {
    await worker.clients.openWindow(url.href);
    return;
  }
  await page.focus();
  if (page.url !== url.href) await page.navigate(url.href);
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(OWN);
  // The files of a version never change, so those that the page has just loaded need not be fetched again.
  await cache.addAll([new Request(START, { cache: 'reload' }), ...SHELL]);
}

async function forgetOld(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== OWN);
  await Promise.all(ours.slice(0, Math.max(0, ours.length - KEPT + 1)).map((name) => caches.delete(name)));
}

/** From the server if it answers, else the shell, whatever the address. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await caches.open(OWN)).match(START);
    if (shell === undefined) throw error;
    return shell;
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(OWN)).put(request, answer.clone());
  return answer;
}

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

interface WorkerScope {
  addEventListener: {
    (type: 'install' | 'activate', act: (event: LastingEvent) => void): void;
    (type: 'fetch', act: (event: AskingEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
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

/// <reference lib="webworker" />
import { mayKeep, type Strategy, strategyOf, surplus } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

type Kept = Exclude<Strategy, 'pass'>;

/** How much of each kind a device keeps. */
const LIMITS: Readonly<Record<Kept, number>> = { asset: 120, picture: 300, page: 60, answer: 200 };
const nameOf = (strategy: Kept) => `vitrine-${strategy}`;
const OFFLINE = ['/offline', '/en/offline'] as const;
const OFFLINE_CACHE = 'vitrine-offline';

async function keep(strategy: Kept, request: Request, response: Response): Promise<void> {
  if (!mayKeep(strategy, response.status, response.headers.get('cache-control'))) return;
  const cache = await caches.open(nameOf(strategy));
  await cache.put(request, response);
  const gone = surplus(await cache.keys(), LIMITS[strategy]);
  await Promise.all(gone.map((old) => cache.delete(old)));
}

const kept = async (strategy: Kept, request: Request) =>
  (await caches.open(nameOf(strategy))).match(request);

async function keptFirst(strategy: Kept, event: FetchEvent): Promise<Response> {
  const found = await kept(strategy, event.request);
  if (found) return found;
  const response = await fetch(event.request);
  event.waitUntil(keep(strategy, event.request, response.clone()));
  return response;
}

const offlinePage = async ({ url }: Request) =>
  caches.match(new URL(url).pathname.startsWith('/en') ? OFFLINE[1] : OFFLINE[0]);

async function networkFirst(strategy: Kept, event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    event.waitUntil(keep(strategy, request, response.clone()));
    return response;
  } catch (error) {
    const found =
      (await kept(strategy, request)) ??
      (strategy === 'page' ? await offlinePage(request) : undefined);
    if (found) return found;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(OFFLINE_CACHE).then(async (cache) => {
      await cache.addAll(OFFLINE);
      await self.skipWaiting();
    }),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode } = request;
  const strategy = strategyOf({
    method,
    mode,
    url: new URL(request.url),
    origin: self.location.origin,
  });
  if (strategy === 'pass') return;
  const isFixed = strategy === 'asset' || strategy === 'picture';
  event.respondWith((isFixed ? keptFirst : networkFirst)(strategy, event));
});

/// <reference lib="webworker" />
import { chooseStrategy, isCacheable, type Strategy, selectOldest } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

type CacheStrategy = Exclude<Strategy, 'pass'>;

/** The number of items in each cache. */
const LIMITS: Readonly<Record<CacheStrategy, number>> = {
  asset: 120,
  picture: 300,
  page: 60,
  api: 200,
};
/** The name of the API cache is older than the strategy's name. */
const cacheName = (strategy: CacheStrategy) =>
  `vitrine-${strategy === 'api' ? 'answer' : strategy}`;
const OFFLINE = ['/offline', '/en/offline'] as const;
const OFFLINE_CACHE = 'vitrine-offline';

async function store(strategy: CacheStrategy, request: Request, response: Response): Promise<void> {
  if (!isCacheable(strategy, response.status, response.headers.get('cache-control'))) return;
  const cache = await caches.open(cacheName(strategy));
  await cache.put(request, response);
  const outdated = selectOldest(await cache.keys(), LIMITS[strategy]);
  await Promise.all(outdated.map((old) => cache.delete(old)));
}

const findCached = async (strategy: CacheStrategy, request: Request) =>
  (await caches.open(cacheName(strategy))).match(request);

async function cacheFirst(strategy: CacheStrategy, event: FetchEvent): Promise<Response> {
  const cached = await findCached(strategy, event.request);
  if (cached) return cached;
  const response = await fetch(event.request);
  event.waitUntil(store(strategy, event.request, response.clone()));
  return response;
}

const findOfflinePage = async ({ url }: Request) =>
  caches.match(/^\/en(?:\/|$)/.test(new URL(url).pathname) ? OFFLINE[1] : OFFLINE[0]);

async function networkFirst(strategy: CacheStrategy, event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    event.waitUntil(store(strategy, request, response.clone()));
    return response;
  } catch (error) {
    const cached =
      (await findCached(strategy, request)) ??
      (strategy === 'page' ? await findOfflinePage(request) : undefined);
    if (cached) return cached;
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
  const strategy = chooseStrategy({
    method,
    mode,
    url: new URL(request.url),
    origin: self.location.origin,
  });
  if (strategy === 'pass') return;
  const isCacheFirst = strategy === 'asset' || strategy === 'picture';
  event.respondWith((isCacheFirst ? cacheFirst : networkFirst)(strategy, event));
});

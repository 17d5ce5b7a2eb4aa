import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://shop.test';

/** The caches of a browser, whose items stay in the order in which they were stored. */
const stored = new Map<string, Map<string, Response>>();
const openCache = (name: string) => {
  const items = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, items);
  return {
    addAll: async (paths: readonly string[]) => {
      for (const path of paths) items.set(ORIGIN + path, new Response(path));
    },
    put: async ({ url }: Request, response: Response) => {
      items.delete(url);
      items.set(url, response);
    },
    match: async ({ url }: Request) => items.get(url)?.clone(),
    keys: async () => [...items.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => items.delete(url),
  };
};
const caches = {
  open: async (name: string) => openCache(name),
  match: async (path: string) =>
    [...stored.values()].flatMap((items) => items.get(ORIGIN + path)?.clone() ?? [])[0],
};

type Listener = (event: Record<string, unknown>) => void;
const listeners: Record<string, Listener> = {};
const fetchFromServer = vi.fn<(request: Request) => Promise<Response>>();

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener;
    },
    skipWaiting: vi.fn(),
    clients: { claim: vi.fn() },
    location: { origin: ORIGIN },
  });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetchFromServer);
  await import('./worker.ts');
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(async () => {
  stored.clear();
  await fire('install');
});

/** Fires an event, and waits for what the worker has asked the browser to wait for. */
async function fire(type: string, more: object = {}) {
  const work: Promise<unknown>[] = [];
  listeners[type]?.({ waitUntil: (each: Promise<unknown>) => work.push(each), ...more });
  await Promise.all(work);
  return work;
}

/** What the page gets for a request; undefined if the worker leaves it to the browser. */
async function load(path: string, mode: RequestMode = 'navigate') {
  let response: Promise<Response> | undefined;
  const request = { url: ORIGIN + path, method: 'GET', mode } as Request;
  const work: Promise<unknown>[] = [];
  listeners.fetch?.({
    request,
    respondWith: (each: Promise<Response>) => {
      response = each;
    },
    waitUntil: (each: Promise<unknown>) => work.push(each),
  });
  const text = response && (await (await response).text());
  await Promise.all(work);
  return text;
}

const answer = (text: string, init: ResponseInit = {}) =>
  fetchFromServer.mockImplementation(async () => new Response(text, init));
const goOffline = () => fetchFromServer.mockRejectedValue(new TypeError('offline'));

test.each([
  ['/content/spring', '/offline'],
  ['/', '/offline'],
  ['/en/content/spring', '/en/offline'],
  ['/en', '/en/offline'],
  ['/en?utm_source=letter', '/en/offline'],
  ['/entrance', '/offline'],
])('offline, %s without a stored copy shows %s', async (path, page) => {
  goOffline();
  expect(await load(path)).toBe(page);
});

test('shows the newest page online, and the last stored one offline', async () => {
  answer('spring 1');
  await load('/content/spring');
  answer('spring 2');
  expect(await load('/content/spring')).toBe('spring 2');
  goOffline();
  expect(await load('/content/spring')).toBe('spring 2');
  expect(await load('/content/summer')).toBe('/offline');
});

test('keeps the last good page when the server fails', async () => {
  answer('spring 1');
  await load('/content/spring');
  answer('error', { status: 500 });
  expect(await load('/content/spring')).toBe('error');
  goOffline();
  expect(await load('/content/spring')).toBe('spring 1');
});

test.each(['/user/orders/7', '/en/checkout/7/payment', '/admin/orders'])(
  'leaves the private page %s to the browser',
  async (path) => {
    expect(await load(path)).toBeUndefined();
  },
);

test('loads a file with a hash once', async () => {
  answer('script');
  await load('/content/assets/a1.js', 'no-cors');
  answer('another script');
  expect(await load('/content/assets/a1.js', 'no-cors')).toBe('script');
});

test('stores no file that was missing', async () => {
  answer('', { status: 404 });
  await load('/content/assets/a1.js', 'no-cors');
  answer('script');
  expect(await load('/content/assets/a1.js', 'no-cors')).toBe('script');
});

test('stores what the API answers to everybody, and nothing that it answers to one shopper', async () => {
  answer('coat', { headers: { 'cache-control': 'public, max-age=30' } });
  await load('/api/v1/products/1', 'cors');
  answer('mine', { headers: { 'cache-control': 'private, max-age=30' } });
  await load('/api/v1/bags/1', 'cors');
  goOffline();
  expect(await load('/api/v1/products/1', 'cors')).toBe('coat');
  await expect(load('/api/v1/bags/1', 'cors')).rejects.toThrow('offline');
});

test('deletes the pages that were stored first beyond sixty', async () => {
  answer('page');
  for (let n = 0; n < 62; n++) await load(`/content/${n}`);
  await load('/content/2');
  await load('/content/62');
  goOffline();
  expect(await load('/content/0')).toBe('/offline');
  expect(await load('/content/3')).toBe('/offline');
  expect(await load('/content/2')).toBe('page');
  expect(await load('/content/62')).toBe('page');
});

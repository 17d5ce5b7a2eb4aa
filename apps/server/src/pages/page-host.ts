import { randomBytes } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import type { Api } from '@vitrine/client';
import type { Language, ShippingCountryCode } from '@vitrine/kit';
import { CONTENT_ENCODING, chooseEncoding } from '../http/content-encoding.ts';
import { computeEtag } from '../http/etag.ts';
import type { VisitorTraits } from '../http/visitor-traits.ts';
import { createTimeLimitSignal, withinTimeLimit } from '../time-limit.ts';
import type { OnIds } from './api.ts';
import {
  createPagePolicy,
  hashOwnScripts,
  nonceSource,
  type PolicyPlaces,
  removeNonce,
} from './csp.ts';
import { type CachedPage, compressPage, type HtmlCache } from './html-cache.ts';
import type { PageRequest } from './page-request.ts';
import type { Renderer } from './renderer.ts';

export interface HostDeps {
  renderer: Renderer;
  cache: HtmlCache;
  api(language: Language, country: ShippingCountryCode, onIds: OnIds, traits: VisitorTraits): Api;
  now(): number;
  onError(error: unknown): void;
  places?: PolicyPlaces | undefined;
}

export type PageResponse =
  | { kind: 'cached'; page: CachedPage }
  | { kind: 'stream'; status: number; headers: Readonly<Record<string, string>>; html: Readable };

const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // Browsers revalidate each time and mostly get 304; the server's own cache does the work.
  'cache-control': 'no-cache',
  vary: 'accept-encoding, user-agent, cookie',
} as const;

/** A page that differs between visitors stays out of the caches between them and the shop. */
const VARIED_HEADERS = { 'cache-control': 'private, no-cache' } as const;

/** A kept copy of a preview would outlive its token. */
const PREVIEW_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

/** Content of another environment is for editors, by a token. */
const isPreview = ({ query: { env } }: PageRequest): boolean =>
  env !== undefined && env !== 'production';

/** After this time a page that is not rendered fails, for every visitor who waits for it. */
export const RENDER_LIMIT_MS = 20_000;
/** How long a page that is being sent waits for its late data. */
const DATA_LIMIT_MS = 10_000;

/** Rejects when a rendering takes too long, so that no visitor waits for ever. */
const limitTime = <T>(rendering: Promise<T>): Promise<T> =>
  withinTimeLimit(rendering, RENDER_LIMIT_MS, () => new Error('Rendering took too long'));

/** Buffers a whole page, so that a visitor who disconnects does not block the page that is cached. */
const MAX_PAGE_BYTES = 16 * 1024 * 1024;

function collect(html: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    html.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    html.on('end', () => resolve(Buffer.concat(chunks).toString()));
    html.on('error', reject);
    html.on('close', () => reject(new Error('The page ended early')));
  });
}

const createNonce = () => randomBytes(16).toString('base64url');

interface PendingPage {
  page: Promise<CachedPage>;
  /** The cache's version when rendering started. */
  version: number;
}

/** Serves pages from the cache, stale from the cache while it re-renders, or as a stream. */
export function createPageHost({ renderer, cache, api, now, onError, places }: HostDeps) {
  const pending = new Map<string, PendingPage>();

  const headersWith = ({ traits }: PageRequest, scriptSources: readonly string[]) => ({
    ...HTML_HEADERS,
    ...(traits.text ? VARIED_HEADERS : {}),
    'content-security-policy': renderer.isStrict ? createPagePolicy(scriptSources, places) : '',
  });

  function render(request: PageRequest, nonce: string, ids: Set<string>) {
    const { language, country, traits } = request;
    const collectIds: OnIds = (found) => {
      for (const id of found) ids.add(id);
    };
    const rendering = renderer.render({
      ...request,
      nonce,
      now: now(),
      api: api(language, country, collectIds, traits),
      onError,
      signal: createTimeLimitSignal(DATA_LIMIT_MS),
    });
    return limitTime(rendering);
  }

  function store(
    request: PageRequest,
    { version, ids }: { version: number; ids: ReadonlySet<string> },
    status: number,
    rendered: string,
    nonce: string,
  ): CachedPage {
    const html = removeNonce(rendered, nonce);
    const page = compressPage(
      status,
      headersWith(request, hashOwnScripts(rendered, nonce)),
      computeEtag(html),
      html,
    );
    cache.set(request.key, page, version, [...ids]);
    return page;
  }

  /** Registers a rendering, so that other requests for the page wait for it. */
  function track(key: string, work: () => Promise<CachedPage>): Promise<CachedPage> {
    const { version } = cache;
    const page = limitTime(work()).finally(() => {
      if (pending.get(key)?.page === page) pending.delete(key);
    });
    pending.set(key, { page, version });
    page.catch(() => {});
    return page;
  }

  /** Finds a rendering that began after the last change. */
  function findPending(key: string): Promise<CachedPage> | undefined {
    const found = pending.get(key);
    return found?.version === cache.version ? found.page : undefined;
  }

  function refresh(request: PageRequest): void {
    if (findPending(request.key)) return;
    const origin = { version: cache.version, ids: new Set<string>() };
    track(request.key, async () => {
      const nonce = createNonce();
      const { status, html } = await render(request, nonce, origin.ids);
      return store(request, origin, status, await collect(html), nonce);
    }).catch(onError);
  }

  async function stream(request: PageRequest): Promise<PageResponse> {
    const origin = { version: cache.version, ids: new Set<string>() };
    const nonce = createNonce();
    const { promise: finished, resolve, reject } = Promise.withResolvers<CachedPage>();
    track(request.key, () => finished);
    try {
      const { status, html } = await render(request, nonce, origin.ids);
      const output = new PassThrough({ highWaterMark: MAX_PAGE_BYTES });
      html.on('data', (chunk) => output.destroyed || output.write(chunk));
      html.on('end', () => output.end());
      html.on('error', (error) => output.destroy(error));
      collect(html)
        .then((text) => resolve(store(request, origin, status, text, nonce)))
        .catch(reject);
      const headers = headersWith(request, [nonceSource(nonce)]);
      return { kind: 'stream', status, headers, html: output };
    } catch (error) {
      reject(error);
      throw error;
    }
  }

  /** Renders a preview for each request, because a kept page would outlive its token. */
  async function streamPreview(request: PageRequest): Promise<PageResponse> {
    const nonce = createNonce();
    const { status, html } = await render(request, nonce, new Set());
    const output = new PassThrough({ highWaterMark: MAX_PAGE_BYTES });
    html.on('error', (error) => output.destroy(error));
    html.pipe(output);
    const headers = { ...headersWith(request, [nonceSource(nonce)]), ...PREVIEW_HEADERS };
    return { kind: 'stream', status, headers, html: output };
  }

  /** `beforeRender` may reject a request that needs a rendering of its own. */
  async function respond(
    request: PageRequest,
    beforeRender: () => Promise<void> = async () => {},
  ): Promise<PageResponse> {
    if (isPreview(request)) {
      await beforeRender();
      return streamPreview(request);
    }
    const { state, page } = cache.get(request.key);
    if (state === 'stale') refresh(request);
    if (page && state !== 'outdated') return { kind: 'cached', page };
    if (!findPending(request.key)) await beforeRender();
    const rendering = findPending(request.key);
    try {
      return rendering ? { kind: 'cached', page: await rendering } : await stream(request);
    } catch (error) {
      // An outdated or expired page is better than none.
      const expired = cache.getExpired(request.key);
      if (!expired) throw error;
      onError(error);
      return { kind: 'cached', page: expired };
    }
  }

  return { respond };
}

/** The body of a cached page in an encoding that the browser accepts, with its headers. */
export function encodeCachedPage(page: CachedPage, acceptEncoding: string | undefined) {
  const encoding = chooseEncoding(acceptEncoding);
  const contentEncoding = CONTENT_ENCODING[encoding];
  return {
    body: page[encoding],
    headers: {
      ...page.headers,
      etag: page.etag,
      ...(contentEncoding ? { 'content-encoding': contentEncoding } : {}),
    },
  };
}

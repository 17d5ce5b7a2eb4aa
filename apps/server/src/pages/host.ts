import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import type { Api } from '@vitrine/client';
import type { Language, ShippingCountryCode } from '@vitrine/kit';
import { detectPlatform } from '@vitrine/platform/names';
import { CONTENT_ENCODING, packingFor } from '../http/accepts.ts';
import { etagOf } from '../http/etag.ts';
import { settleCountry, settleLanguage } from './address.ts';
import { nonceSource, pagePolicy, scriptHashes, withoutNonce } from './csp.ts';
import { type CachedPage, type HtmlCache, packPage } from './html-cache.ts';
import { type PageVisitor, pageKey, publicQuery } from './page-address.ts';
import type { Renderer } from './renderer.ts';

export interface HostDeps {
  renderer: Renderer;
  cache: HtmlCache;
  api(language: Language, country: ShippingCountryCode): Api;
  now(): number;
  onError(error: unknown): void;
}

/** A page that was asked for, with everything personal left behind. */
export interface PageRequest extends PageVisitor {
  key: string;
  path: string;
  query: Readonly<Record<string, string>>;
  origin: string;
}

export type PageAnswer =
  | { kind: 'kept'; page: CachedPage }
  | { kind: 'stream'; status: number; headers: Readonly<Record<string, string>>; html: Readable };

const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // Browsers ask again each time, and are mostly answered 304; the cache that counts is this one.
  'cache-control': 'no-cache',
  vary: 'accept-encoding, user-agent, cookie',
} as const;

/** A visitor who leaves in the middle must not hold up the page that is kept for the others. */
const MAX_PAGE_BYTES = 16 * 1024 * 1024;

function collect(html: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    html.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    html.on('end', () => resolve(Buffer.concat(chunks).toString()));
    html.on('error', reject);
  });
}

/** Reads what a page depends on from a request, and nothing else. */
export function readPageRequest(
  url: string,
  headers: IncomingHttpHeaders,
  origin: string,
): PageRequest | { redirect: string } {
  const { pathname: path, searchParams } = URL.parse(`http://any${url}`) ?? new URL('http://any/');
  const settled = settleLanguage(path, searchParams, headers.cookie);
  if ('redirect' in settled) return settled;
  const visitor: PageVisitor = {
    language: settled.language,
    country: settleCountry(searchParams, headers.cookie),
    platform: detectPlatform(headers['user-agent'] ?? '', searchParams.get('platform')),
  };
  const query = publicQuery(searchParams);
  return { key: pageKey(origin + path, query, visitor), path, query, ...visitor, origin };
}

/** Answers pages: from the cache, from the cache while rendering anew behind it, or as a stream. */
export function createHost({ renderer, cache, api, now, onError }: HostDeps) {
  const underWay = new Map<string, Promise<CachedPage>>();

  const headersWith = (scriptSources: readonly string[]) => ({
    ...HTML_HEADERS,
    'content-security-policy': renderer.isStrict ? pagePolicy(scriptSources) : '',
  });

  function begin(request: PageRequest, nonce: string) {
    const { language, country } = request;
    return renderer.render({
      ...request,
      nonce,
      now: now(),
      api: api(language, country),
      onError,
    });
  }

  function keep(key: string, epoch: number, status: number, html: string): CachedPage {
    const page = packPage(status, headersWith(scriptHashes(html)), etagOf(html), html);
    cache.set(key, page, epoch);
    return page;
  }

  /** Whoever asks for a page that is being rendered waits for it instead of rendering it again. */
  function once(key: string, work: () => Promise<CachedPage>): Promise<CachedPage> {
    const promise = work().finally(() => underWay.delete(key));
    underWay.set(key, promise);
    promise.catch(() => {});
    return promise;
  }

  function refresh(request: PageRequest): void {
    if (underWay.has(request.key)) return;
    const { epoch } = cache;
    once(request.key, async () => {
      const { status, html } = await begin(request, '');
      return keep(request.key, epoch, status, await collect(html));
    }).catch(onError);
  }

  async function stream(request: PageRequest): Promise<PageAnswer> {
    const { epoch } = cache;
    const nonce = randomBytes(16).toString('base64url');
    const { promise: finished, resolve, reject } = Promise.withResolvers<CachedPage>();
    once(request.key, () => finished);
    try {
      const { status, html } = await begin(request, nonce);
      const visitor = new PassThrough({ highWaterMark: MAX_PAGE_BYTES });
      html.on('data', (chunk) => visitor.destroyed || visitor.write(chunk));
      html.on('end', () => visitor.end());
      html.on('error', (error) => visitor.destroy(error));
      collect(html)
        .then((text) => resolve(keep(request.key, epoch, status, withoutNonce(text, nonce))))
        .catch(reject);
      return { kind: 'stream', status, headers: headersWith([nonceSource(nonce)]), html: visitor };
    } catch (error) {
      reject(error);
      throw error;
    }
  }

  async function answer(request: PageRequest): Promise<PageAnswer> {
    const { state, page } = cache.get(request.key);
    if (state === 'stale') refresh(request);
    if (page) return { kind: 'kept', page };
    const other = underWay.get(request.key);
    return other ? { kind: 'kept', page: await other } : stream(request);
  }

  return { answer };
}

/** The bytes of a kept page in the form a visitor's browser unpacks, and the headers that say so. */
export function packed(page: CachedPage, acceptEncoding: string | undefined) {
  const packing = packingFor(acceptEncoding);
  const encoding = CONTENT_ENCODING[packing];
  return {
    body: page[packing],
    headers: {
      ...page.headers,
      etag: page.etag,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  };
}

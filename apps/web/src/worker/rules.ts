/** How the worker handles a request. */
export type Strategy =
  /** Files whose name changes with their content: always from the cache. */
  | 'asset'
  /** Pictures: from the cache; the oldest are deleted first. */
  | 'picture'
  /** Pages and public API responses: from the network, and from the cache while offline. */
  | 'page'
  | 'api'
  /** Not handled by the worker. */
  | 'pass';

export interface RequestInfo {
  method: string;
  mode: string;
  url: URL;
  origin: string;
}

const UNHANDLED =
  /^\/(?:admin|sandbox|docs|metrics|healthz|readyz|openapi\.json|service-worker\.js)/;
/** Private pages are never cached, whatever their headers say. */
const PRIVATE = /^\/(?:en\/)?(?:checkout|payment|order|user)(?:\/|$)/;

export function chooseStrategy({ method, mode, url, origin }: RequestInfo): Strategy {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== origin || UNHANDLED.test(pathname)) return 'pass';
  if (pathname.startsWith('/content/assets/')) return 'asset';
  if (pathname.startsWith('/images/')) return 'picture';
  if (pathname.startsWith('/api/')) return 'api';
  return mode === 'navigate' && !PRIVATE.test(pathname) ? 'page' : 'pass';
}

/** A response may be cached if it succeeded; an API response also has to be public. */
export const isCacheable = (
  strategy: Strategy,
  status: number,
  cacheControl: string | null,
): boolean => status === 200 && (strategy !== 'api' || /\bpublic\b/.test(cacheControl ?? ''));

/** The oldest cached items beyond the limit. */
export const selectOldest = <T>(items: readonly T[], limit: number): readonly T[] =>
  items.slice(0, Math.max(0, items.length - limit));

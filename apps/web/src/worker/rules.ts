/** What the worker does about a request. */
export type Strategy =
  /** Files whose name changes with their content: kept for good. */
  | 'asset'
  /** Pictures: kept, the oldest leave first. */
  | 'picture'
  /** Pages and public answers: fresh while there is a network, as last seen while there is none. */
  | 'page'
  | 'answer'
  /** None of its business: it goes on to the network untouched. */
  | 'pass';

export interface Asked {
  method: string;
  mode: string;
  url: URL;
  origin: string;
}

const PASSED = /^\/(?:sandbox|docs|metrics|healthz|readyz|openapi\.json|service-worker\.js)/;
/** Whatever belongs to somebody is never kept, whatever its headers say. */
const PERSONAL = /^\/(?:en\/)?(?:checkout|payment|order|user)(?:\/|$)/;

export function strategyOf({ method, mode, url, origin }: Asked): Strategy {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== origin || PASSED.test(pathname)) return 'pass';
  if (pathname.startsWith('/content/assets/')) return 'asset';
  if (pathname.startsWith('/images/')) return 'picture';
  if (pathname.startsWith('/api/')) return 'answer';
  return mode === 'navigate' && !PERSONAL.test(pathname) ? 'page' : 'pass';
}

/** An answer may be kept when it is good and says that anybody may keep it. */
export const mayKeep = (strategy: Strategy, status: number, cacheControl: string | null): boolean =>
  status === 200 && (strategy !== 'answer' || /\bpublic\b/.test(cacheControl ?? ''));

/** The oldest of what is kept beyond the limit. */
export const surplus = <T>(kept: readonly T[], limit: number): readonly T[] =>
  kept.slice(0, Math.max(0, kept.length - limit));

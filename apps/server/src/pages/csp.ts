import { createHash } from 'node:crypto';
import { createImagePolicy } from '../http/image-hosts.ts';

/**
 * Scripts run only from this host, or inline when the policy names them: by a nonce for a stream, by
 * hashes for a cached page, because a nonce must not be used twice. Images come from
 * the shop and the hosts of its settings, because an image tells its host who reads the page. Style attributes are allowed, because campaign colours are content; style elements are not.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

/** Other hosts that pages have to do with. */
export interface PolicyPlaces {
  readonly imageHosts: readonly string[];
  /** Shows pages in frames from a host of its own. */
  readonly backofficeUrl: string | undefined;
}

const NOWHERE: PolicyPlaces = { imageHosts: [], backofficeUrl: undefined };

export const createPagePolicy = (
  scriptSources: readonly string[],
  { imageHosts, backofficeUrl }: PolicyPlaces = NOWHERE,
): string =>
  [
    ...POLICY,
    createImagePolicy(imageHosts),
    ["frame-ancestors 'self'", ...(backofficeUrl ? [new URL(backofficeUrl).origin] : [])].join(' '),
    ["script-src 'self'", ...scriptSources].join(' '),
  ].join('; ');

/** The service worker has a policy of its own: it may only fetch from this host. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`;

const INLINE_SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<body>[\s\S]*?)<\/script>/g;
const NOT_RUN = /\stype="application\//;
const FROM_FILE = /\ssrc=/;

/**
 * Hashes the inline scripts that a rendering wrote itself: only those carry its nonce. A script that slipped
 * into content knows no nonce, so that no policy vouches for it.
 */
export function hashOwnScripts(html: string, nonce: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = '', body = '' } = groups ?? {};
    if (NOT_RUN.test(attributes) || FROM_FILE.test(attributes)) continue;
    if (!nonce || !attributes.includes(` nonce="${nonce}"`)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

/** Removes the nonce of the first response from a page that is cached. */
export const removeNonce = (html: string, nonce: string): string =>
  html.replaceAll(` nonce="${nonce}"`, '');

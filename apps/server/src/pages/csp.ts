import { createHash } from 'node:crypto';

/**
 * Scripts run only from this host, or inline when this very answer vouches for them: a stream by a
 * nonce, a cached page by the hashes of its scripts (a nonce used twice would vouch for anything).
 * Pictures of campaigns may come from anywhere over TLS; nothing else may be asked for elsewhere.
 * Style attributes are allowed, because campaign colours are content; style elements are not.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' https: data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

export const pagePolicy = (scriptSources: readonly string[]): string =>
  [...POLICY, ["script-src 'self'", ...scriptSources].join(' ')].join('; ');

/** A worker keeps its own policy, not its pages': it may fetch from this host, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`;

const INLINE_SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<body>[\s\S]*?)<\/script>/g;
const NOT_RUN = /\stype="application\//;
const FROM_FILE = /\ssrc=/;

/** The hash of each inline script of a page that a browser would run. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = '', body = '' } = groups ?? {};
    if (NOT_RUN.test(attributes) || FROM_FILE.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

/** Takes the nonce of the first visitor out of a page that is kept for the others. */
export const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(` nonce="${nonce}"`, '');

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createImagePolicy } from '../http/image-hosts.ts';
import { registerStaticFiles } from '../pages/register-static-files.ts';
import { readStaticFiles } from '../pages/static-files.ts';

const DIST = fileURLToPath(new URL('../../../backoffice/dist/', import.meta.url));
const ASSETS_BASE = '/admin/assets/';
const NONCE_PLACEHOLDER = 'CSP_NONCE';
const SHOP_PLACEHOLDER = 'SHOP_ORIGIN';
const NONCE_BYTES = 16;

interface BackofficePlaces {
  readonly publicUrl: string | undefined;
  readonly backofficeUrl: string | undefined;
  readonly imageHosts: readonly string[];
}

/** The origin of the shop's pages; without one of their own they are where the back office is. */
const findShopOrigin = ({ publicUrl, backofficeUrl }: BackofficePlaces): string | undefined =>
  publicUrl && backofficeUrl && new URL(publicUrl).origin;

/** Scripts run only from this host. The table library writes style elements, which carry the nonce. */
const createPolicy = (nonce: string, places: BackofficePlaces): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    createImagePolicy(places.imageHosts),
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Previews show pages of the shop in a frame.
    ['frame-src', findShopOrigin(places) ?? "'self'"].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the back office below `/admin`. Every path gets the same page; the calls of operators and their
 * documents are routes of their own. Without a build nothing is registered.
 */
export function serveBackoffice(app: FastifyInstance, places: BackofficePlaces, dist = DIST): void {
  if (!existsSync(`${dist}index.html`)) {
    app.log.warn('the back office is not built: run `npm run build`');
    return;
  }
  const html = readFileSync(`${dist}index.html`, 'utf8');
  const page = html.replace(SHOP_PLACEHOLDER, findShopOrigin(places) ?? '');
  const files = readStaticFiles(dist);
  registerStaticFiles(app, ASSETS_BASE, async (name) => files.get(name));
  for (const path of ['/admin', '/admin/*'])
    app.get(path, (_, reply) => {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': createPolicy(nonce, places),
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        .send(page.replace(NONCE_PLACEHOLDER, nonce));
    });
}

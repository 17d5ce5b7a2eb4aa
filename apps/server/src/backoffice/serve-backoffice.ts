import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseLanguage } from '@vitrine/kit';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '../brand/brand.ts';
import { createImagePolicy } from '../http/image-hosts.ts';
import { registerStaticFiles } from '../pages/register-static-files.ts';
import { readStaticFiles, type StaticFile } from '../pages/static-files.ts';
import { renderBeingBuiltPage } from './being-built-page.ts';

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

interface BackofficeBuild {
  readonly page: string;
  readonly files: ReadonlyMap<string, StaticFile>;
}

/** Reads a build that is complete: its stamp is written last. */
function readBuild(dist: string, places: BackofficePlaces): BackofficeBuild | undefined {
  if (!existsSync(`${dist}.built`)) return undefined;
  const html = readFileSync(`${dist}index.html`, 'utf8');
  return {
    page: html.replace(SHOP_PLACEHOLDER, findShopOrigin(places) ?? ''),
    files: readStaticFiles(dist),
  };
}

/** A page that waits for the build asks again after this time. */
const REFRESH_SECONDS = 3;

/**
 * Serves the back office below `/admin`. Every path gets the same page; the calls of operators and their
 * documents are routes of their own. Until it is built, the page says so.
 */
export function serveBackoffice(
  app: FastifyInstance,
  settings: BackofficePlaces & { readonly brand: Brand },
  dist = DIST,
): void {
  let build = readBuild(dist, settings);
  if (!build) app.log.warn('the back office is not built yet');
  const findBuild = () => {
    build ??= readBuild(dist, settings);
    return build;
  };
  registerStaticFiles(app, ASSETS_BASE, async (name) => findBuild()?.files.get(name));
  for (const path of ['/admin', '/admin/*'])
    app.get(path, (request, reply) => {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const page = findBuild()?.page;
      reply.type('text/html; charset=utf-8').headers({
        'content-security-policy': createPolicy(nonce, settings),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      if (page) return reply.send(page.replace(NONCE_PLACEHOLDER, nonce));
      const language = parseLanguage(request.headers['accept-language']);
      return reply
        .code(503)
        .headers({ 'retry-after': REFRESH_SECONDS, refresh: REFRESH_SECONDS })
        .send(renderBeingBuiltPage(settings.brand, language));
    });
}

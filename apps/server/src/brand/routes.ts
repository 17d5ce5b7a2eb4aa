import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { READ_BY_ANY_SITE } from '../http/security-headers.ts';
import { BRAND_PATH, listBrandFiles } from './brand.ts';
import { type BrandFolder, createFileUrls, getVersion } from './brand-urls.ts';
import { formatBrandStyles } from './tokens.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const CACHE_ONE_HOUR = 'public, max-age=3600';
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Serves the style sheet, the logo and the fonts of the brand, and no other file of its folder. */
export function registerBrandFiles(app: FastifyInstance, folder: BrandFolder): void {
  const { brand, brandDir } = folder;
  function serve(name: string, content: Buffer): void {
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const version = getVersion(content);
    app.get<{ Querystring: { v?: string } }>(BRAND_PATH + name, ({ query }, reply) =>
      reply
        .type(type)
        .headers(READ_BY_ANY_SITE)
        .header('cache-control', query.v === version ? CACHE_FOREVER : CACHE_ONE_HOUR)
        .send(content),
    );
  }
  serve('brand.css', Buffer.from(formatBrandStyles(brand, createFileUrls(folder))));
  for (const name of listBrandFiles(brand)) serve(name, readFileSync(join(brandDir, name)));
}

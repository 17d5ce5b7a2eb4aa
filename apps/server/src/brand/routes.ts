import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { computeEtag } from '../http/etag.ts';
import { BRAND_PATH, type Brand, listBrandFiles } from './brand.ts';
import { formatBrandStyles } from './tokens.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const CACHE_ONE_HOUR = 'public, max-age=3600';
/** Another font gets another name. */
const CACHE_ONE_YEAR = 'public, max-age=31536000';

/** The URL of the brand's style sheet, which changes with its content; none where it would be empty. */
export function listBrandStylesheets(brand: Brand): string[] {
  const styles = formatBrandStyles(brand);
  if (!styles) return [];
  const version = computeEtag(Buffer.from(styles)).replaceAll(/\W/g, '').slice(0, 12);
  return [`${BRAND_PATH}brand.css?v=${version}`];
}

/** Serves the style sheet, the logo and the fonts of the brand, and no other file of its folder. */
export function registerBrandFiles(
  app: FastifyInstance,
  { brand, brandDir }: { brand: Brand; brandDir: string },
): void {
  const styles = formatBrandStyles(brand);
  app.get(`${BRAND_PATH}brand.css`, (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(styles),
  );
  for (const name of listBrandFiles(brand)) {
    const content = readFileSync(join(brandDir, name));
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const cache = type === 'font/woff2' ? CACHE_ONE_YEAR : CACHE_ONE_HOUR;
    app.get(BRAND_PATH + name, (_, reply) =>
      reply.type(type).header('cache-control', cache).send(content),
    );
  }
}

import type { Api } from '@vitrine/client';
import type { Language, ShippingCountryCode } from '@vitrine/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CONTENT_ENCODING, packingFor } from '../http/accepts.ts';
import { isHeld } from '../http/etag.ts';
import { compressed } from './compressed.ts';
import { pagePolicy, WORKER_POLICY } from './csp.ts';
import { failurePage } from './failure-page.ts';
import { faviconOf } from './favicon.ts';
import { createHost, packed, readPageRequest } from './host.ts';
import { HtmlCache } from './html-cache.ts';
import { manifestOf } from './manifest.ts';
import { offlinePage } from './offline-page.ts';
import { productFiles, productPlaces, shopPlaces } from './places.ts';
import { ASSETS_BASE, type Renderer } from './renderer.ts';
import { robotsText, sitemapFile, sitemapIndex } from './sitemap.ts';

export interface PageDeps {
  db: Kysely<Database>;
  renderer: Renderer;
  api(language: Language, country?: ShippingCountryCode): Api;
  /** Tells when pages may have changed. */
  onChange(tell: () => void): void;
  cacheBytes: number;
  publicUrl: string | undefined;
  now?: () => number;
}

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;

function registerAssets(app: FastifyInstance, { files }: Renderer): void {
  app.get<{ Params: { file: string } }>(`${ASSETS_BASE}:file`, (request, reply) => {
    const file = files.get(request.params.file);
    if (!file) return reply.callNotFound();
    reply.headers({ etag: file.etag, 'cache-control': FOREVER, vary: 'accept-encoding' });
    if (isHeld(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
    const packing = packingFor(request.headers['accept-encoding']);
    const encoding = CONTENT_ENCODING[packing];
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(file.type).send(file[packing]);
  });
}

function registerForCrawlers(app: FastifyInstance, { db, publicUrl }: PageDeps): void {
  const xml = (reply: FastifyReply, text: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', AN_HOUR).send(text);

  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(originOf(request, publicUrl))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const count = await productFiles(db);
    const names = Array.from({ length: count }, (_, i) => `sitemap-products-${i + 1}.xml`);
    return xml(reply, sitemapIndex(['sitemap-shop.xml', ...names], originOf(request, publicUrl)));
  });
  app.get('/sitemap-shop.xml', async (request, reply) =>
    xml(reply, sitemapFile(await shopPlaces(db), originOf(request, publicUrl))),
  );
  app.get<{ Params: { file: string } }>(
    '/sitemap-products-:file(^[1-9]\\d{0,4}$).xml',
    async (request, reply) => {
      const places = await productPlaces(db, Number(request.params.file));
      if (places.length === 0) return reply.callNotFound();
      return xml(reply, sitemapFile(places, originOf(request, publicUrl)));
    },
  );
}

/** What a device keeps of the shop: its entry among the apps, and pages for when there is no network. */
function registerForDevices(app: FastifyInstance, { api, renderer }: PageDeps): void {
  const shop = () => api('zh-CN').getFlatContent({ params: { code: 'shop' } });
  app.get('/favicon.svg', async (_, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', AN_HOUR)
      .send(faviconOf(await shop())),
  );
  app.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(JSON.stringify(manifestOf(await shop()))),
  );
  app.get('/service-worker.js', (_, reply) => {
    const worker = renderer.files.get('service-worker.js');
    if (!worker) return reply.callNotFound();
    // A new release must reach every device at its next visit.
    return reply
      .type(worker.type)
      .headers({ 'content-security-policy': WORKER_POLICY, 'cache-control': 'no-cache' })
      .send(worker.plain);
  });
  for (const [path, language] of [
    ['/offline', 'zh-CN'],
    ['/en/offline', 'en-US'],
  ] as const)
    app.get(path, (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': pagePolicy([]), 'cache-control': 'no-cache' })
        .send(offlinePage(language)),
    );
}

/** Serves the shop's pages and what they are made of. */
export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  const { now = Date.now } = deps;
  const cache = new HtmlCache(deps.cacheBytes, now);
  deps.onChange(() => cache.expire());
  const onError = (error: unknown) => app.log.error({ err: error }, 'rendering failed');
  const host = createHost({ renderer: deps.renderer, cache, api: deps.api, now, onError });

  registerAssets(app, deps.renderer);
  registerForCrawlers(app, deps);
  registerForDevices(app, deps);

  app.get('/*', async (request, reply) => {
    const asked = readPageRequest(
      request.raw.url ?? '/',
      request.headers,
      originOf(request, deps.publicUrl),
    );
    if ('redirect' in asked) return reply.header('vary', 'cookie').redirect(asked.redirect, 302);
    const answer = await host.answer(asked).catch((error) => {
      onError(error);
      return undefined;
    });
    if (!answer) {
      reply.headers({ 'content-security-policy': pagePolicy([]), 'cache-control': 'no-store' });
      reply.type('text/html; charset=utf-8').code(500);
      return reply.send(failurePage(asked.language, request.id));
    }
    const { headers } = request;
    if (answer.kind === 'stream') {
      reply.code(answer.status).headers(answer.headers);
      return compressed(reply, answer.html, headers['accept-encoding']);
    }
    const { body, headers: pageHeaders } = packed(answer.page, headers['accept-encoding']);
    reply.headers(pageHeaders);
    if (answer.page.status === 200 && isHeld(headers['if-none-match'], answer.page.etag)) {
      return reply.removeHeader('content-encoding').code(304).send();
    }
    return reply.code(answer.page.status).send(body);
  });
}

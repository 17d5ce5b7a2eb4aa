import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Brand } from '../brand/brand.ts';
import { registerBrandFiles } from '../brand/routes.ts';
import type { Database } from '../database/schema.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { matchesEtag } from '../http/etag.ts';
import { NO_LIMITS, type RateLimits } from '../http/rate-limit.ts';
import type { DataChange } from '../http/response-cache.ts';
import { READ_BY_ANY_SITE } from '../http/security-headers.ts';
import type { VisitorTraits } from '../http/visitor-traits.ts';
import type { MissingPart } from '../resources/first-run/missing-parts.ts';
import type { OpenedPage } from '../resources/varied-pages/find-page-traits.ts';
import type { createPageApi } from './api.ts';
import { APP_ASSOCIATIONS } from './app-association.ts';
import { createPagePolicy, type PolicyPlaces, WORKER_POLICY } from './csp.ts';
import { renderBusyPage, renderFailurePage } from './failure-page.ts';
import { renderFavicon } from './favicon.ts';
import { renderFirstRunPage } from './first-run-page.ts';
import { HtmlCache } from './html-cache.ts';
import { createManifest } from './manifest.ts';
import { renderOfflinePage } from './offline-page.ts';
import { createPageHost, encodeCachedPage, type PageResponse } from './page-host.ts';
import { readPageRequest } from './page-request.ts';
import { findOpeningVisitor, rememberVisitor } from './page-visitor.ts';
import { registerStaticFiles } from './register-static-files.ts';
import { ASSETS_BASE, type Renderer } from './renderer.ts';
import { formatSecurityText } from './security-text.ts';
import { formatRobots, formatSitemap, formatSitemapIndex } from './sitemap.ts';
import { countProductFiles, findProductEntries, findShopEntries } from './sitemap-entries.ts';
import type { StaticFile } from './static-files.ts';
import { streamCompressed } from './stream-compressed.ts';

export interface PageDeps {
  brand: Brand;
  /** The folder with the files of the brand. */
  brandDir: string;
  db: Kysely<Database>;
  renderer: Renderer;
  api: ReturnType<typeof createPageApi>;
  /** Finds what the visitor of a page sees differently. Absent: nothing. */
  findTraits?: (page: OpenedPage) => VisitorTraits;
  /** Registers a listener for changes of the pages' data. */
  onChange(listener: (change: DataChange) => void): void;
  cacheBytes: number;
  publicUrl: string | undefined;
  /** Other hosts that the policy of pages names. */
  places?: PolicyPlaces;
  /** Where to report a weakness. */
  securityContact?: string | undefined;
  countPageRender?: RateLimits['countPageRender'];
  /** Finds a file of a former build, for pages that were opened before a release. */
  findFormerFile?: (name: string) => Promise<StaticFile | undefined>;
  /** What a new shop lacks, as long as it has nothing to show. */
  findMissingParts?: () => Promise<readonly MissingPart[]>;
  now?: () => number;
  /** Chooses the buckets of visitors. */
  random?: () => number;
}

/** When a browser or crawler may ask again for a page that could not be rendered. */
const RETRY_SOON = { 'retry-after': '2' } as const;

const isUnavailable = (error: unknown) => errorCode(error) === 'unavailable';

const HOME_PATHS = /^\/(?:en\/?)?$/;

const CACHE_ONE_HOUR = 'public, max-age=3600';

const HOST = /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i;

/** The origin of the shop's links. Without a public URL it comes from the request, so it is checked. */
function originOf({ protocol, host = '' }: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl.replace(/\/$/, '');
  const origin = `${protocol}://${host}`;
  if (HOST.test(host) && URL.canParse(origin)) return origin;
  throw new ApiProblem('bad-input', 'Host: must be a host name, with or without a port');
}

function registerCrawlerFiles(
  app: FastifyInstance,
  { brand, db, publicUrl, securityContact, now = Date.now }: PageDeps,
): void {
  const sendXml = (reply: FastifyReply, text: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_ONE_HOUR).send(text);

  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(formatRobots(originOf(request, publicUrl))),
  );
  app.get('/.well-known/security.txt', (request, reply) => {
    if (!securityContact) return reply.callNotFound();
    const text = formatSecurityText(securityContact, originOf(request, publicUrl), now());
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_ONE_HOUR)
      .send(text);
  });
  for (const [path, create] of Object.entries(APP_ASSOCIATIONS)) {
    const file = brand.app && create(brand.app);
    if (!file) continue;
    app.get(path, (_, reply) =>
      reply.type('application/json').header('cache-control', CACHE_ONE_HOUR).send(file),
    );
  }
  app.get('/sitemap.xml', async (request, reply) => {
    const count = await countProductFiles(db);
    const names = Array.from({ length: count }, (_, i) => `sitemap-products-${i + 1}.xml`);
    return sendXml(
      reply,
      formatSitemapIndex(['sitemap-shop.xml', ...names], originOf(request, publicUrl)),
    );
  });
  app.get('/sitemap-shop.xml', async (request, reply) =>
    sendXml(reply, formatSitemap(await findShopEntries(db), originOf(request, publicUrl))),
  );
  app.get<{ Params: { file: string } }>(
    '/sitemap-products-:file(^[1-9]\\d{0,4}$).xml',
    async (request, reply) => {
      const entries = await findProductEntries(db, Number(request.params.file));
      if (entries.length === 0) return reply.callNotFound();
      return sendXml(reply, formatSitemap(entries, originOf(request, publicUrl)));
    },
  );
}

/** Registers the web app manifest, the icon, the service worker and the offline pages. */
function registerWebAppFiles(app: FastifyInstance, { brand, brandDir, renderer }: PageDeps): void {
  const icon = brand.icon ? readFileSync(join(brandDir, brand.icon), 'utf8') : renderFavicon(brand);
  const manifest = JSON.stringify(createManifest(brand));
  app.get('/favicon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', CACHE_ONE_HOUR).send(icon),
  );
  app.get('/manifest.webmanifest', (_, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', CACHE_ONE_HOUR)
      .send(manifest),
  );
  app.get('/service-worker.js', (_, reply) => {
    const worker = renderer.files.get('service-worker.js');
    if (!worker) return reply.callNotFound();
    // A new release must reach every device with its next request.
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
        .headers({ 'content-security-policy': createPagePolicy([]), 'cache-control': 'no-cache' })
        .send(renderOfflinePage(brand, language)),
    );
}

/** Registers the shop's pages and their assets. */
export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  const { now = Date.now, countPageRender = NO_LIMITS.countPageRender } = deps;
  const cache = new HtmlCache(deps.cacheBytes, now);
  deps.onChange((change) => cache.markOutdated(change));
  const onError = (error: unknown) => app.log.error({ err: error }, 'page rendering failed');
  const host = createPageHost({
    renderer: deps.renderer,
    cache,
    api: deps.api,
    now,
    onError,
    places: deps.places,
  });

  function sendFailure(reply: FastifyReply, language: Language, error: unknown): FastifyReply {
    reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': createPagePolicy([]),
      'cache-control': 'no-store',
    });
    if (error instanceof ApiProblem && error.code === 'too-many-requests')
      return reply
        .code(error.status)
        .headers(error.headers)
        .send(renderBusyPage(deps.brand, language));
    onError(error);
    if (isUnavailable(error)) reply.code(503).headers(RETRY_SOON);
    else reply.code(500);
    return reply.send(renderFailurePage(deps.brand, language, reply.request.id));
  }

  const { renderer, findFormerFile } = deps;
  registerStaticFiles(
    app,
    ASSETS_BASE,
    async (name) => renderer.files.get(name) ?? (await findFormerFile?.(name)),
    READ_BY_ANY_SITE,
  );
  registerCrawlerFiles(app, deps);
  registerWebAppFiles(app, deps);
  registerBrandFiles(app, deps);

  const settings = { publicUrl: deps.publicUrl };
  const { findTraits, random = Math.random } = deps;
  app.get('/*', async (request, reply) => {
    const visitor = findOpeningVisitor(request.headers, { settings, now, random });
    const { bucket } = visitor;
    const page = readPageRequest(
      request.raw.url ?? '/',
      request.headers,
      originOf(request, deps.publicUrl),
      findTraits && ((asked) => findTraits({ ...asked, bucket })),
    );
    if ('redirect' in page) return reply.header('vary', 'cookie').redirect(page.redirect, 302);
    let response: PageResponse;
    try {
      const missing = HOME_PATHS.test(page.path) ? await deps.findMissingParts?.() : [];
      if (missing?.length)
        return reply
          .type('text/html; charset=utf-8')
          .headers({
            'content-security-policy': createPagePolicy([]),
            'cache-control': 'no-store',
          })
          .send(renderFirstRunPage(deps.brand, page.language, missing));
      response = await host.respond(page, () => countPageRender(request));
    } catch (error) {
      return sendFailure(reply, page.language, error);
    }
    const { headers } = request;
    if (response.kind === 'stream') {
      reply.code(response.status).headers(response.headers);
      rememberVisitor(reply, visitor, page.platform, settings);
      return streamCompressed(reply, response.html, headers['accept-encoding']);
    }
    const { body, headers: pageHeaders } = encodeCachedPage(
      response.page,
      headers['accept-encoding'],
    );
    reply.headers(pageHeaders);
    rememberVisitor(reply, visitor, page.platform, settings);
    if (response.page.status === 200 && matchesEtag(headers['if-none-match'], response.page.etag)) {
      return reply.removeHeader('content-encoding').code(304).send();
    }
    return reply.code(response.page.status).send(body);
  });
}

import { readFile } from 'node:fs/promises';
import { type Call, calls, openApi } from '@vitrine/contract';
import { adminCalls } from '@vitrine/contract/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compress } from '../http/compress.ts';
import { CONTENT_ENCODING, chooseEncoding } from '../http/content-encoding.ts';
import { computeEtag, matchesEtag } from '../http/etag.ts';
import { type ApiDocument, renderDocumentPage } from './page.ts';

const TITLE = 'Vitrine';
const VERSION = '1.0.0';
const CACHE_ONE_HOUR = 'public, max-age=3600';
const POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'self'; base-uri 'none'";

const STYLES = [
  import.meta.resolve('@vitrine/ui/tokens.css'),
  new URL('docs.css', import.meta.url).href,
];

const readStyles = async () =>
  (await Promise.all(STYLES.map((url) => readFile(new URL(url), 'utf8')))).join('\n');

/** Serves a text that is created on the first request and never changes. */
function serveStatic(type: string, create: () => string | Promise<string>) {
  let cached: Promise<Buffer> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    cached ??= Promise.resolve(create()).then((text) => Buffer.from(text));
    const body = await cached;
    const etag = computeEtag(body);
    reply.headers({ etag, 'cache-control': CACHE_ONE_HOUR, vary: 'accept-encoding' });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const contentEncoding = CONTENT_ENCODING[encoding];
    if (contentEncoding) reply.header('content-encoding', contentEncoding);
    return reply
      .header('content-security-policy', POLICY)
      .type(`${type}; charset=utf-8`)
      .send(await compress(body, encoding));
  };
}

/** Registers the documents of a set of calls: OpenAPI for programs and a page for people. */
function registerDocument(
  app: FastifyInstance,
  prefix: '' | '/admin',
  title: string,
  set: Record<string, Call>,
  serverUrl: string | undefined,
): void {
  const document = () => openApi(title, VERSION, set, serverUrl);
  app.get(
    `${prefix}/openapi.json`,
    serveStatic('application/json', () => JSON.stringify(document())),
  );
  app.get(
    `${prefix}/docs`,
    serveStatic('text/html', () => renderDocumentPage(document() as unknown as ApiDocument)),
  );
}

/** Registers the documents of the calls of shoppers and of operators. */
export function registerDocs(app: FastifyInstance, publicUrl?: string): void {
  registerDocument(app, '', TITLE, calls, publicUrl);
  registerDocument(app, '/admin', `${TITLE} · operators`, adminCalls, publicUrl);
  app.get('/docs/style.css', serveStatic('text/css', readStyles));
}

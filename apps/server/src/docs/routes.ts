import { readFile } from 'node:fs/promises';
import { openApi } from '@vitrine/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONTENT_ENCODING, packingFor } from '../http/accepts.ts';
import { etagOf, isHeld } from '../http/etag.ts';
import { pack } from '../http/pack.ts';
import { type ApiDocument, documentPage } from './page.ts';

const TITLE = 'Vitrine';
const VERSION = '1.0.0';
const AN_HOUR = 'public, max-age=3600';
const POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'self'; base-uri 'none'";

const STYLES = [
  import.meta.resolve('@vitrine/ui/tokens.css'),
  new URL('docs.css', import.meta.url).href,
];

const readStyles = async () =>
  (await Promise.all(STYLES.map((url) => readFile(new URL(url), 'utf8')))).join('\n');

/** Answers a text that is made when it is first asked for and never changes after that. */
function answerOnce(type: string, make: () => string | Promise<string>) {
  let made: Promise<Buffer> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    made ??= Promise.resolve(make()).then((text) => Buffer.from(text));
    const body = await made;
    const etag = etagOf(body);
    reply.headers({ etag, 'cache-control': AN_HOUR, vary: 'accept-encoding' });
    if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const packing = packingFor(request.headers['accept-encoding']);
    const encoding = CONTENT_ENCODING[packing];
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('content-security-policy', POLICY)
      .type(`${type}; charset=utf-8`)
      .send(await pack(body, packing));
  };
}

/** The interface, described for machines and for people. */
export function documentRoutes(app: FastifyInstance): void {
  const document = () => openApi(TITLE, VERSION);
  app.get(
    '/openapi.json',
    answerOnce('application/json', () => JSON.stringify(document())),
  );
  app.get(
    '/docs',
    answerOnce('text/html', () => documentPage(document() as unknown as ApiDocument)),
  );
  app.get('/docs/style.css', answerOnce('text/css', readStyles));
}

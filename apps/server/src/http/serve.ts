import {
  type Call,
  type Handlers,
  LARGEST_BODY_BYTES,
  maxBodyBytesOf,
  type RequestParts,
} from '@vitrine/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedResponse, createCachedResponse, encodeBody } from './cached-response.ts';
import { compress, MIN_COMPRESSED_BYTES } from './compress.ts';
import { CONTENT_ENCODING, chooseEncoding } from './content-encoding.ts';
import { createHandlerContext, type SessionOptions } from './create-handler-context.ts';
import type { AuditedContext } from './create-operator-context.ts';
import { matchesEtag } from './etag.ts';
import {
  type HandlerContexts,
  localeKey,
  type RequestLocale,
  readRequestLocale,
  VARY,
} from './handler-context.ts';
import { listMethodRoutes } from './method-override.ts';
import { readParts } from './read-parts.ts';
import type { ResponseCache } from './response-cache.ts';
import { SHOWN_BY_ANY_SITE } from './security-headers.ts';
import { readUpload } from './uploads.ts';
import { NO_TRAITS, type VisitorTraits } from './visitor-traits.ts';

export interface ServeOptions {
  sessions: SessionOptions;
  responseCache: ResponseCache;
  /** Validates every response against its schema; an invalid one is a server error. */
  validatesResponses: boolean;
  now?: () => number;
  /** What a visitor sees differently in the answer of a call. Absent: nothing. */
  findTraits?: FindTraits;
}

/** Finds what the answer of a call depends on besides its address and locale. */
export type FindTraits = (
  name: string,
  request: FastifyRequest,
  locale: RequestLocale,
) => VisitorTraits;

type Handler = (parts: RequestParts<Call>, context: object) => unknown;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Fastify writes `:id` where the contract writes `{id}`. */
const toFastifyPath = (path: string) => path.replaceAll(/\{([^}]+)\}/g, ':$1');

function validateResponse(name: string, call: Call, value: unknown) {
  const parsed = call.response.safeParse(value);
  if (!parsed.success)
    throw new Error(`The response of ${name} breaks the contract: ${parsed.error.message}`);
}

/** Checks that a change of an operator was recorded; a handler that forgets it is faulty. */
function requireAudit(name: string, { method, changesNothing }: Call, context: object) {
  const { isRecorded } = context as Partial<AuditedContext>;
  if (isRecorded && method !== 'GET' && !changesNothing && !isRecorded())
    throw new Error(`${name} has changed something without an audit record`);
}

/** Sends a JSON body, compressed as the client accepts. */
async function sendBody(request: FastifyRequest, reply: FastifyReply, body: Buffer) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.type(JSON_TYPE).header('vary', VARY);
  if (encoding === 'plain' || body.length < MIN_COMPRESSED_BYTES) return reply.send(body);
  return reply
    .header('content-encoding', CONTENT_ENCODING[encoding])
    .send(await compress(body, encoding));
}

interface Image {
  type: string;
  /** Given for a file to download. It consists of plain characters. */
  name?: string;
  bytes: Uint8Array;
}

/** Sends an image. One that anybody may request may be shown by any site; the others are personal. */
function sendImage(reply: FastifyReply, { caller }: Call, { type, name, bytes }: Image) {
  if (name) reply.header('content-disposition', `attachment; filename="${name}"`);
  if (caller === 'anyone') reply.headers(SHOWN_BY_ANY_SITE);
  return reply.type(type).header('vary', 'cookie').send(Buffer.from(bytes));
}

function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse) {
  const { headers } = request;
  reply.header('etag', cached.etag).header('cache-control', cached.cacheControl);
  reply.header('vary', cached.vary);
  if (matchesEtag(headers['if-none-match'], cached.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(headers['accept-encoding']);
  const body = encodeBody(cached, encoding);
  reply.header('content-type', JSON_TYPE);
  if (body !== cached.plain) reply.header('content-encoding', CONTENT_ENCODING[encoding]);
  if (body instanceof Promise) return body.then((bytes) => reply.send(bytes));
  return reply.send(body);
}

/**
 * Some calls let the caller bypass the cache, content for benefits depends on the session, and content of
 * another environment is shown only until its preview token ends.
 */
function bypassesCache({ params, query }: RequestParts<Call>): boolean {
  const {
    'enable-cache': isCacheEnabled,
    'target-benefits': benefits,
    'environment-code': pageEnvironment,
  } = query as Record<string, unknown>;
  const { env } = params as Record<string, unknown>;
  const environments = [pageEnvironment, env].filter((name) => name !== undefined);
  if (environments.some((name) => name !== 'production')) return true;
  return isCacheEnabled === false || (Array.isArray(benefits) && benefits.length > 0);
}

/** Creates the Fastify handler of a call. */
function createFastifyHandler(name: string, call: Call, handler: Handler, options: ServeOptions) {
  const { responseCache, validatesResponses, now = Date.now, findTraits } = options;

  async function compute(parts: RequestParts<Call>, context: object) {
    const value = await handler(parts, context);
    if (validatesResponses) {
      validateResponse(name, call, value);
      requireAudit(name, call, context);
    }
    return value;
  }

  async function computeResponse(
    request: FastifyRequest,
    reply: FastifyReply,
    locale: RequestLocale,
    traits: VisitorTraits,
  ) {
    // The permission is checked first, so that others learn nothing about valid input.
    const context = await createHandlerContext(
      name,
      call,
      locale,
      request,
      reply,
      options.sessions,
      traits,
    );
    const parts = readParts(call, request, locale.language);
    const seconds = bypassesCache(parts) ? undefined : call.cacheSeconds;
    if (seconds === undefined) {
      const body = call.upload ? await readUpload(request, call.upload) : parts.body;
      const value = await compute({ ...parts, body } as RequestParts<Call>, context);
      reply.header('cache-control', 'no-store');
      if (call.binary) return sendImage(reply, call, value as Image);
      return sendBody(request, reply, Buffer.from(JSON.stringify(value)));
    }
    const prefix = localeKey(locale) + traits.text;
    const key = `${prefix}${name} ${JSON.stringify(parts)}`;
    const cached = await responseCache.getOrCompute(key, prefix + request.raw.url, async () =>
      createCachedResponse(await compute(parts, context), seconds, now(), traits.text !== ''),
    );
    return sendCached(request, reply, cached);
  }

  return (request: FastifyRequest, reply: FastifyReply) => {
    const locale = readRequestLocale(request.headers);
    const traits = findTraits?.(name, request, locale) ?? NO_TRAITS;
    const cached =
      call.cacheSeconds &&
      responseCache.findByUrl(localeKey(locale) + traits.text + request.raw.url);
    return cached
      ? sendCached(request, reply, cached)
      : computeResponse(request, reply, locale, traits);
  };
}

/** Serves every call of a set. A missing handler, or one of the wrong return type, is a compile error. */
export function serve<Set extends Record<string, Call>>(
  app: FastifyInstance,
  calls: Set,
  handlers: Handlers<Set, HandlerContexts>,
  options: ServeOptions,
): void {
  for (const [name, call] of Object.entries<Call>(calls))
    for (const route of listMethodRoutes(app, call.method))
      app.route({
        ...route,
        url: toFastifyPath(call.path),
        bodyLimit: Math.min(
          maxBodyBytesOf(call),
          app.initialConfig.bodyLimit ?? LARGEST_BODY_BYTES,
        ),
        handler: createFastifyHandler(name, call, handlers[name] as Handler, options),
      });
}

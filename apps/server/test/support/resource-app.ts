import type { Call, Handlers, Method } from '@vitrine/contract';
import { createServer } from '../../src/app/create-server.ts';
import type { HandlerContexts } from '../../src/http/handler-context.ts';
import { ResponseCache } from '../../src/http/response-cache.ts';
import { serve } from '../../src/http/serve.ts';
import { registerUploads } from '../../src/http/uploads.ts';
import type { LogStream } from '../../src/observability/log.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { findSession, openSession } from '../../src/sessions/store.ts';
import type { TestShop } from './test-shop.ts';

/** A shopper or guest with a session. */
export interface Visitor {
  key: string;
  bagId: string;
  shopperId: string | null;
}

interface RequestInput {
  visitor?: Visitor;
  body?: object;
  file?: { bytes: Uint8Array; type: string };
  language?: string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

interface Options {
  now: () => number;
  logStream?: LogStream;
}

/** Shoppers of tests have just proved who they are. */
const VERIFIED = { device: null, network: null, language: 'zh-CN' as const, isVerified: true };

const BOUNDARY = 'a-boundary-of-the-tests';

const createForm = ({ bytes, type }: { bytes: Uint8Array; type: string }) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="card.jpg"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

function createPayload({ body, file }: RequestInput) {
  if (!file) return { payload: body };
  return {
    payload: createForm(file),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** Serves the calls of one resource over a database, as a server process does. */
export async function openResourceApp<Set extends Record<string, Call>>(
  shop: TestShop,
  calls: Set,
  handlers: Handlers<Set, HandlerContexts>,
  { now, logStream }: Options,
) {
  const { db } = shop.database;
  const settings = logStream ? { ...shop.settings, logLevel: 'debug' as const } : shop.settings;
  const app = createServer(settings, createMetrics({ process: false }), logStream);
  await registerUploads(app);
  serve(app, calls, handlers, {
    sessions: { findSession: (key) => findSession(db, key, now()), settings },
    responseCache: new ResponseCache(1_000_000),
    validatesResponses: true,
    now,
  });

  async function visitor(shopperId: string | null): Promise<Visitor> {
    const { key, session } = await openSession(db, now(), shopperId, VERIFIED);
    return { key, bagId: session.bagId, shopperId };
  }

  return {
    newGuest: () => visitor(null),
    async newShopper() {
      const { id } = await db
        .insertInto('shoppers')
        .defaultValues()
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...(await visitor(id)), shopperId: id };
    },
    async ask(method: Method, path: string, input: RequestInput = {}) {
      const { payload, headers } = { headers: {}, ...createPayload(input) };
      const response = await app.inject({
        method,
        url: path.startsWith('/') ? path : `/api/v1/${path}`,
        headers: {
          ...headers,
          ...input.headers,
          'accept-language': input.language ?? 'zh-CN',
          ...(input.visitor ? { 'session-key': input.visitor.key } : {}),
          ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
        },
        ...(payload ? { payload } : {}),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        headers: response.headers,
        body: isJson ? response.json() : undefined,
        bytes: response.rawPayload,
      };
    },
    close: () => app.close(),
  };
}

export type ResourceApp = Awaited<ReturnType<typeof openResourceApp>>;

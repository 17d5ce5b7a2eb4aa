import type { Call, Handlers, Method } from '@vitrine/contract';
import { createServer } from '../app/create-server.ts';
import { Answers } from '../http/answers.ts';
import type { CallContexts } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { acceptUploads } from '../http/uploads.ts';
import type { LogStream } from '../observe/log.ts';
import { createMetrics } from '../observe/metrics.ts';
import { findSession, openSession } from '../sessions/store.ts';
import type { TestShop } from './test-shop.ts';

/** Somebody with a session. */
export interface Visitor {
  key: string;
  bagId: string;
  shopperId: string | null;
}

interface Asked {
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

const BOUNDARY = 'a-boundary-of-the-tests';

const formOf = ({ bytes, type }: { bytes: Uint8Array; type: string }) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="card.jpg"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

function payloadOf({ body, file }: Asked) {
  if (!file) return { payload: body };
  return {
    payload: formOf(file),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** The calls of one resource over a database, as a process of the shop would answer them. */
export async function resourceApp<Set extends Record<string, Call>>(
  shop: TestShop,
  calls: Set,
  handlers: Handlers<Set, CallContexts>,
  { now, logStream }: Options,
) {
  const { db } = shop.database;
  const settings = logStream ? { ...shop.settings, logLevel: 'debug' as const } : shop.settings;
  const app = createServer(settings, createMetrics({ process: false }), logStream);
  await acceptUploads(app);
  serve(app, calls, handlers, {
    sessions: { findSession: (key) => findSession(db, key, now()), settings },
    answers: new Answers(1_000_000),
    checksAnswers: true,
    now,
  });

  async function visitor(shopperId: string | null): Promise<Visitor> {
    const { key, session } = await openSession(db, now(), shopperId);
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
    async ask(method: Method, path: string, asked: Asked = {}) {
      const { payload, headers } = { headers: {}, ...payloadOf(asked) };
      const answer = await app.inject({
        method,
        url: path.startsWith('/') ? path : `/api/v1/${path}`,
        headers: {
          ...headers,
          ...asked.headers,
          'accept-language': asked.language ?? 'zh-CN',
          ...(asked.visitor ? { 'session-key': asked.visitor.key } : {}),
          ...(asked.idempotencyKey ? { 'idempotency-key': asked.idempotencyKey } : {}),
        },
        ...(payload ? { payload } : {}),
      });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: isJson ? answer.json() : undefined,
        bytes: answer.rawPayload,
      };
    },
    close: () => app.close(),
  };
}

export type ResourceApp = Awaited<ReturnType<typeof resourceApp>>;

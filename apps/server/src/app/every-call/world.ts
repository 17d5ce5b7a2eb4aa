import type { Call } from '@vitrine/contract';
import { seedDemo } from '../../../demo/seed.ts';
import type { LogStream } from '../../observe/log.ts';
import { openSession } from '../../sessions/store.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { Attack } from './attacks.ts';
import type { Sent } from './recipe.ts';

/** Somebody with a session. */
export interface Visitor {
  readonly key: string;
  readonly bagId: string;
  readonly shopperId: string | null;
}

export interface Answer {
  status: number;
  body: unknown;
}

const BOUNDARY = 'vitrine-test-boundary';

/** A form with one file, as a browser writes it. */
const formOf = (file: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** An attack may be encoded already, or be no text at all. */
const encoded = (text: string) =>
  /^%|%2f/.test(text) ? text : encodeURIComponent(text.toWellFormed());

const addressOf = ({ path }: Call, { params = {}, query = {} }: Sent) =>
  `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''))}?${new URLSearchParams(query)}`;

function payloadOf({ body, file }: Sent) {
  if (file)
    return {
      payload: formOf(file),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    };
  if (body === undefined) return { headers: {} };
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** The demo shop with visitors, for tests that ask every call. */
export async function makeWorld(logStream?: LogStream) {
  const test: TestApp = await testApp({
    seed: ({ db }) => seedDemo(db),
    ...(logStream ? { logStream, environment: { LOG_LEVEL: 'debug' } } : {}),
  });
  const { db } = test.shop.database;

  async function visitor(shopperId: string | null): Promise<Visitor> {
    const { key, session } = await openSession(db, test.shop.now(), shopperId);
    return { key, bagId: session.bagId, shopperId };
  }

  async function newShopper(): Promise<Visitor> {
    const { id } = await db
      .insertInto('shoppers')
      .defaultValues()
      .returning('id')
      .executeTakeFirstOrThrow();
    return visitor(id);
  }

  async function ask(call: Call, sent: Sent): Promise<Answer> {
    const { headers, ...payload } = payloadOf(sent);
    const answer = await test.app.inject({
      method: call.method,
      url: addressOf(call, sent),
      ...payload,
      headers: {
        ...headers,
        ...sent.headers,
        ...(sent.visitor ? { 'session-key': sent.visitor.key } : {}),
      },
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.rawPayload };
  }

  /** Asks in a way that no client of ours would. */
  async function attack(call: Call, { sent, rawBody }: Attack) {
    const { headers, ...payload } = payloadOf(sent);
    const answer = await test.app.inject({
      method: call.method,
      url: addressOf(call, sent),
      ...payload,
      ...(rawBody === undefined ? {} : { payload: rawBody }),
      headers: {
        ...headers,
        ...(rawBody === undefined ? {} : { 'content-type': 'application/json' }),
        ...(sent.visitor ? { 'session-key': sent.visitor.key } : {}),
        ...sent.headers,
      },
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  }

  return {
    ...test,
    attack,
    db,
    deps: test.shop.deps,
    ask,
    newGuest: () => visitor(null),
    newShopper,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

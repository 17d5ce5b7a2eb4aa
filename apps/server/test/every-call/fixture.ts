import type { Call } from '@vitrine/contract';
import type { FindSession } from '../../src/app/create-app.ts';
import type { LogStream } from '../../src/observability/log.ts';
import { openSession } from '../../src/sessions/store.ts';
import { seedDemo } from '../support/demo-shop.ts';
import { rememberFound } from '../support/remember-found.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import type { Attack } from './attacks.ts';
import type { CallInput, Visitor } from './call-input.ts';

export interface CallResponse {
  status: number;
  body: unknown;
}

const BOUNDARY = 'vitrine-test-boundary';

/** A multipart form with one file. */
const createForm = (file: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** Encodes a path parameter unless the attack is already encoded. */
const encodeParam = (text: string) =>
  /^%|%2f/.test(text) ? text : encodeURIComponent(text.toWellFormed());

export const buildUrl = ({ path }: Call, { params = {}, query = {} }: CallInput) =>
  `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeParam(params[name] ?? ''))}?${new URLSearchParams(query)}`;

/** The payload of a request with its content type. */
export function createPayload({ body, file }: CallInput) {
  if (file)
    return {
      payload: createForm(file),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    };
  if (body === undefined) return { headers: {} };
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

interface FixtureOptions {
  logStream?: LogStream;
  /** Reads each session from the database once, until a request changes something. */
  remembersSessions?: boolean;
}

/** Opens the demo shop, with helpers that send every call. */
export async function openFixture({ logStream, remembersSessions }: FixtureOptions = {}) {
  let forgetSessions = () => {};
  const rememberSessions = (find: FindSession): FindSession => {
    const memory = rememberFound(find);
    forgetSessions = memory.forget;
    return memory.find;
  };
  const test: TestApp = await openTestApp({
    seed: ({ db }) => seedDemo(db),
    ...(remembersSessions ? { wrapFindSession: rememberSessions } : {}),
    ...(logStream ? { logStream, environment: { LOG_LEVEL: 'debug' } } : {}),
  });
  const { db } = test.shop.database;

  async function visitor(shopperId: string | null): Promise<Visitor> {
    const { key, session } = await openSession(db, test.shop.now(), shopperId, {
      device: null,
      network: null,
      language: 'zh-CN',
      isVerified: true,
    });
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

  /** Nearly all attacks are refused. Any other request may have changed or closed a session. */
  function forgetAfterChange({ method }: Call, response: { statusCode: number }) {
    if (method !== 'GET' && response.statusCode < 400) forgetSessions();
  }

  async function ask(call: Call, sent: CallInput): Promise<CallResponse> {
    const { headers, ...payload } = createPayload(sent);
    const response = await test.app.inject({
      method: call.method,
      url: buildUrl(call, sent),
      ...payload,
      headers: {
        ...headers,
        ...sent.headers,
        ...(sent.visitor ? { 'session-key': sent.visitor.key } : {}),
      },
    });
    forgetAfterChange(call, response);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return { status: response.statusCode, body: isJson ? response.json() : response.rawPayload };
  }

  /** Sends a hostile request. */
  async function attack(call: Call, { sent, rawBody }: Attack) {
    const { headers, ...payload } = createPayload(sent);
    const response = await test.app.inject({
      method: call.method,
      url: buildUrl(call, sent),
      ...payload,
      ...(rawBody === undefined ? {} : { payload: rawBody }),
      headers: {
        ...headers,
        ...(rawBody === undefined ? {} : { 'content-type': 'application/json' }),
        ...(sent.visitor ? { 'session-key': sent.visitor.key } : {}),
        ...sent.headers,
      },
    });
    forgetAfterChange(call, response);
    return { status: response.statusCode, headers: response.headers, text: response.body };
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

export type EveryCallFixture = Awaited<ReturnType<typeof openFixture>>;

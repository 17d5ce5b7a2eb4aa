import type { Call } from '@vitrine/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isShopper, type Session } from '../sessions/session.ts';
import type { Settings } from '../settings.ts';
import type { CallContext, Caller, SessionContext, ShopperContext } from './context.ts';
import { cookieKeyOf, giveCookie, sessionKeyOf, takeCookie } from './credentials.ts';
import { refusals } from './refusals.ts';

export interface SessionOptions {
  /** The open session of a key. */
  findSession(key: string): Promise<Session | undefined>;
  settings: Pick<Settings, 'publicUrl'>;
}

const IDEMPOTENCY_KEY = /^[\w.:-]{8,100}$/;

const refuse = refusals({
  'session-needed': {
    code: 'unauthorised',
    zh: '会话已失效，请刷新后再试',
    en: 'This visit has ended; please reload the page',
  },
  'login-needed': { code: 'unauthorised', zh: '请先登录', en: 'Please sign in first' },
  'idempotency-key': {
    code: 'bad-input',
    zh: 'Idempotency-Key 须为 8 至 100 个字母、数字或 . : - _',
    en: 'Idempotency-Key must be 8 to 100 letters, digits or . : - _',
  },
});

function idempotencyKeyOf({ headers }: FastifyRequest, { language }: Caller) {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && IDEMPOTENCY_KEY.test(given)) return given;
  throw refuse('idempotency-key', language);
}

/** The session of a request, looked up once and only when it is asked for. */
function sessionFinder(request: FastifyRequest, { findSession, settings }: SessionOptions) {
  let found: Promise<Session | undefined> | undefined;
  return () => {
    found ??= (async () => {
      const key = sessionKeyOf(request, settings.publicUrl);
      return key === undefined ? undefined : findSession(key);
    })();
    return found;
  };
}

/** What the handler of a call may know, once it is sure that the caller may call. */
export async function contextOf(
  call: Call,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
  options: SessionOptions,
): Promise<CallContext | SessionContext | ShopperContext> {
  const context: CallContext = {
    ...caller,
    requestId: request.id,
    address: request.ip,
    idempotencyKey: idempotencyKeyOf(request, caller),
    findSession: sessionFinder(request, options),
    giveSession: (key, expiresAt) => giveCookie(reply, key, expiresAt, options.settings),
    keepSession(expiresAt) {
      const key = cookieKeyOf(request.headers);
      if (key) giveCookie(reply, key, expiresAt, options.settings);
    },
    takeSession: () => takeCookie(reply, options.settings),
  };
  if (call.caller === 'anyone') return context;
  const session = await context.findSession();
  if (call.caller === 'session') {
    if (session) return { ...context, session };
    throw refuse('session-needed', caller.language);
  }
  if (session && isShopper(session)) return { ...context, session, shopperId: session.shopperId };
  throw refuse('login-needed', caller.language);
}

/** Tests of calls that anyone may call need no sessions. */
export const noSessions: SessionOptions = {
  findSession: async () => undefined,
  settings: { publicUrl: undefined },
};

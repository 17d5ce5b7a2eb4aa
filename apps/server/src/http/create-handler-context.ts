import type { Call } from '@vitrine/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../sessions/session.ts';
import { ApiProblem } from './api-problem.ts';
import type { CookieSettings } from './cookies.ts';
import { type AuditedContext, createOperatorContext } from './create-operator-context.ts';
import {
  clearSessionCookie,
  isFromOtherSite,
  isFromOwnPage,
  readCookieSessionKey,
  readDeviceCookie,
  readOperatorDeviceCookie,
  readSessionKey,
  setDeviceCookie,
  setOperatorCookie,
  setOperatorDeviceCookie,
  setSessionCookie,
} from './credentials.ts';
import type {
  HandlerContext,
  RequestLocale,
  SessionContext,
  ShopperContext,
} from './handler-context.ts';
import type { OperatorAccess } from './operator-access.ts';
import { defineProblems } from './problems.ts';
import { NO_LIMITS, type RateLimits } from './rate-limit.ts';
import { readVisitor } from './visitor.ts';
import { setTestedSessionCookie } from './visitor-cookies.ts';
import type { VisitorTraits } from './visitor-traits.ts';

export interface SessionOptions {
  /** Finds the open session of a key. */
  findSession(key: string): Promise<Session | undefined>;
  limits?: Pick<RateLimits, 'countShopperCall' | 'countGuestSession'>;
  settings: CookieSettings;
  /** Absent: the server has no calls of operators. */
  operators?: OperatorAccess;
}

const NO_OPERATORS: OperatorAccess = {
  findOperator: async () => undefined,
  writeAuditRecord: async () => {},
};

const IDEMPOTENCY_KEY = /^[\w.:-]{8,100}$/;

const problem = defineProblems({
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

function readIdempotencyKey({ headers }: FastifyRequest, { language }: RequestLocale) {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw problem('idempotency-key', language);
}

const isOperatorLogIn = ({ method, path }: Call) => method !== 'GET' && path.startsWith('/admin/');

/** Finds the session of a request on the first call and remembers it. */
function createSessionFinder(
  request: FastifyRequest,
  { findSession, limits = NO_LIMITS, settings }: SessionOptions,
) {
  let session: Promise<Session | undefined> | undefined;
  return () => {
    session ??= (async () => {
      const key = readSessionKey(request, settings);
      const found = key === undefined ? undefined : await findSession(key);
      if (found?.shopperId) await limits.countShopperCall(request, found.shopperId);
      return found;
    })();
    return session;
  };
}

/** Checks that the caller may use the call, and creates the context of its handler. */
export async function createHandlerContext(
  name: string,
  call: Call,
  locale: RequestLocale,
  request: FastifyRequest,
  reply: FastifyReply,
  options: SessionOptions,
  traits: VisitorTraits,
): Promise<HandlerContext | SessionContext | ShopperContext | AuditedContext> {
  const { settings, operators = NO_OPERATORS } = options;
  // A cookie that another site made the browser send is refused, whether the call looks at it or not.
  readSessionKey(request, settings);
  const context: HandlerContext = {
    ...locale,
    requestId: request.id,
    ip: request.ip,
    deviceProof: readDeviceCookie(request.headers, settings),
    operatorDeviceProof: readOperatorDeviceCookie(request.headers, settings),
    isFromOwnPage: isFromOwnPage(request, settings),
    userAgent: request.headers['user-agent'],
    visitor: readVisitor(request.headers, settings),
    traits,
    logInfo: (line, message) => request.log.info(line, message),
    idempotencyKey: readIdempotencyKey(request, locale),
    findSession: createSessionFinder(request, options),
    setSessionCookie: (key, expiresAt) => setSessionCookie(reply, key, expiresAt, settings),
    refreshSessionCookie(expiresAt) {
      const key = readCookieSessionKey(request.headers, settings);
      if (key) setSessionCookie(reply, key, expiresAt, settings);
    },
    clearSessionCookie: () => clearSessionCookie(reply, settings),
    setDeviceCookie: (proof, days) => setDeviceCookie(reply, proof, days, settings),
    setTestedSessionCookie: (key) => setTestedSessionCookie(reply, key, settings),
    setOperatorCookie: (key) => setOperatorCookie(reply, key, settings),
    setOperatorDeviceCookie: (proof, days) => setOperatorDeviceCookie(reply, proof, days, settings),
    countGuestSession: () => (options.limits ?? NO_LIMITS).countGuestSession(request),
  };
  if (call.caller === 'anyone') {
    // A log-in of operators brings no cookie that would be checked.
    if (isOperatorLogIn(call) && isFromOtherSite(request, settings))
      throw new ApiProblem('forbidden');
    return context;
  }
  if (call.caller === 'operator')
    return createOperatorContext(name, call, context, request, operators, settings);
  const session = await context.findSession();
  if (call.caller === 'session') {
    if (session) return { ...context, session };
    throw problem('session-needed', locale.language);
  }
  const shopperId = session?.shopperId;
  if (session && shopperId) return { ...context, session: { ...session, shopperId }, shopperId };
  throw problem('login-needed', locale.language);
}

/** For servers whose calls need no session. */
export const noSessions: SessionOptions = {
  findSession: async () => undefined,
  settings: { publicUrl: undefined },
};

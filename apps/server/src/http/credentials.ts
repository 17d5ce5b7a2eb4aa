import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { ApiProblem } from './api-problem.ts';
import {
  type CookieSettings,
  cookieAttributes,
  isSecure,
  nameCookie,
  readCookie,
} from './cookies.ts';
import type { OperatorCredentials } from './operator-access.ts';
import { isForBackoffice } from './separate-hosts.ts';

/** Each host platform sends the session key in a header of its own. */
export const SESSION_HEADERS = ['session-key', 'mini-session-key', 'portal-session-key'] as const;

const SESSION_COOKIE = 'session';
const OPERATOR_COOKIE = 'operator';
/** Proves that this browser logged in before. */
const DEVICE_COOKIE = 'device';
/** Proves that operators logged in with this browser before. */
const OPERATOR_DEVICE_COOKIE = 'operator-device';
/** Shows scripts that a session exists, so that pages without one skip the request for it. */
const HAS_SESSION_COOKIE = 'visitor';
const DAY_SECONDS = 86_400;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const headerValue = (headers: IncomingHttpHeaders): string | undefined =>
  SESSION_HEADERS.flatMap((name) => headers[name]).find(Boolean);

const originOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).origin : undefined;

interface RequestParts {
  method: string;
  headers: IncomingHttpHeaders;
  protocol: string;
  host: string;
}

/** Whether a page of the shop has sent the request, judged by what only a browser sets. */
export function isFromOwnPage(
  { headers, protocol, host }: RequestParts,
  { publicUrl, backofficeUrl }: CookieSettings,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (!origin) return site === 'same-origin';
  const ownUrl = isForBackoffice(host, { backofficeUrl }) ? backofficeUrl : publicUrl;
  const ownOrigin = originOf(ownUrl ?? `${protocol}://${host}`);
  return ownOrigin !== undefined && originOf(origin) === ownOrigin;
}

/** Whether a browser says that a page of another site has sent the request. Programs say nothing. */
export function isFromOtherSite(request: RequestParts, settings: CookieSettings): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined && (site === undefined || site === 'none')) return false;
  return !isFromOwnPage(request, settings);
}

/**
 * Guards against cross-site request forgery: a browser sends its cookie with requests of any site, so
 * a call that changes data must come from a page of the shop.
 */
function requireSameOrigin(request: RequestParts, settings: CookieSettings) {
  if (SAFE_METHODS.has(request.method)) return;
  if (!isFromOwnPage(request, settings)) throw new ApiProblem('forbidden');
}

/** The session key in the cookie, if the request has no session header. */
export const readCookieSessionKey = (
  headers: IncomingHttpHeaders,
  settings: CookieSettings,
): string | undefined =>
  headerValue(headers) ? undefined : readCookie(headers, SESSION_COOKIE, settings);

/** The proof that this browser logged in before. */
export const readDeviceCookie = (
  headers: IncomingHttpHeaders,
  settings: CookieSettings,
): string | undefined => readCookie(headers, DEVICE_COOKIE, settings);

/** The proof that operators logged in with this browser before. */
export const readOperatorDeviceCookie = (
  headers: IncomingHttpHeaders,
  settings: CookieSettings,
): string | undefined => readCookie(headers, OPERATOR_DEVICE_COOKIE, settings);

/** The session key of a request, from a header or from the cookie. */
export function readSessionKey(
  request: RequestParts,
  settings: CookieSettings,
): string | undefined {
  const fromHeader = headerValue(request.headers);
  if (fromHeader) return fromHeader;
  const fromCookie = readCookieSessionKey(request.headers, settings);
  if (fromCookie === undefined) return undefined;
  requireSameOrigin(request, settings);
  return fromCookie;
}

const formatCookies = (
  key: string,
  hasSession: string,
  expiry: string,
  settings: CookieSettings,
) => [
  `${nameCookie(SESSION_COOKIE, settings)}=${key}; ${expiry}; HttpOnly; ${cookieAttributes(settings)}`,
  `${HAS_SESSION_COOKIE}=${hasSession}; ${expiry}; ${cookieAttributes(settings)}`,
];

export const setSessionCookie = (
  reply: FastifyReply,
  key: string,
  expiresAt: Date,
  settings: CookieSettings,
): void => {
  reply.header(
    'set-cookie',
    formatCookies(key, '1', `Expires=${expiresAt.toUTCString()}`, settings),
  );
};

export const clearSessionCookie = (reply: FastifyReply, settings: CookieSettings): void => {
  reply.header('set-cookie', formatCookies('', '', 'Max-Age=0', settings));
};

export const setDeviceCookie = (
  reply: FastifyReply,
  proof: string,
  days: number,
  settings: CookieSettings,
): void => {
  const lifetime = `Max-Age=${days * DAY_SECONDS}`;
  const name = nameCookie(DEVICE_COOKIE, settings);
  reply.header(
    'set-cookie',
    `${name}=${proof}; ${lifetime}; HttpOnly; ${cookieAttributes(settings)}`,
  );
};

const BEARER = /^Bearer (\S{20,200})$/i;

/** The key of a machine, or the session of an operator in a browser, whose writes must come from our pages. */
export function readOperatorCredentials(
  request: RequestParts,
  settings: CookieSettings,
): OperatorCredentials | undefined {
  const apiKey = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (apiKey) return { apiKey };
  const sessionKey = readCookie(request.headers, OPERATOR_COOKIE, settings);
  if (!sessionKey) return undefined;
  requireSameOrigin(request, settings);
  return { sessionKey };
}

const strictAttributes = (settings: CookieSettings) =>
  `HttpOnly; Path=/; SameSite=Strict${isSecure(settings) ? '; Secure' : ''}`;

/** The cookie of an operator ends with the browser; other sites never cause it to be sent. */
export const setOperatorCookie = (
  reply: FastifyReply,
  key: string | null,
  settings: CookieSettings,
): void => {
  const name = nameCookie(OPERATOR_COOKIE, settings);
  const end = key === null ? '; Max-Age=0' : '';
  reply.header('set-cookie', `${name}=${key ?? ''}${end}; ${strictAttributes(settings)}`);
};

export const setOperatorDeviceCookie = (
  reply: FastifyReply,
  proof: string,
  days: number,
  settings: CookieSettings,
): void => {
  const name = nameCookie(OPERATOR_DEVICE_COOKIE, settings);
  const lifetime = `Max-Age=${days * DAY_SECONDS}`;
  reply.header('set-cookie', `${name}=${proof}; ${lifetime}; ${strictAttributes(settings)}`);
};

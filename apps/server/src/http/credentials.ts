import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';
import { ApiProblem } from './api-problem.ts';
import type { OperatorCredentials } from './operator-access.ts';

/** Each host platform sends the session key in a header of its own. */
export const SESSION_HEADERS = ['session-key', 'mini-session-key', 'portal-session-key'] as const;

const SESSION_COOKIE = 'session';
const OPERATOR_COOKIE = 'operator';
/** Proves that this browser logged in before. */
const DEVICE_COOKIE = 'device';
/** One of a thousand groups of visitors, and the day of the first visit. */
const BUCKET_COOKIE = 'bucket';
const BUCKET_DAYS = 365;
/** The platform that the URL of the open document named, where the user agent says another. */
const PLATFORM_COOKIE = 'platform';
/** Shows scripts that a session exists, so that pages without one skip the request for it. */
const HAS_SESSION_COOKIE = 'visitor';
const DAY_SECONDS = 86_400;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

type CookieSettings = Pick<Settings, 'publicUrl'>;

const isSecure = ({ publicUrl }: CookieSettings) => publicUrl?.startsWith('https:') ?? false;

/** Over https the prefix keeps sibling hosts from planting a cookie of their own. */
const nameCookie = (name: string, settings: CookieSettings) =>
  isSecure(settings) ? `__Host-${name}` : name;

const cookieValue = (cookies: string | undefined, name: string): string | undefined =>
  cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

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
  { publicUrl }: CookieSettings,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (!origin) return site === 'same-origin';
  const ownOrigin = originOf(publicUrl ?? `${protocol}://${host}`);
  return ownOrigin !== undefined && originOf(origin) === ownOrigin;
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
  headerValue(headers)
    ? undefined
    : cookieValue(headers.cookie, nameCookie(SESSION_COOKIE, settings));

/** The proof that this browser logged in before. */
export const readDeviceCookie = (
  headers: IncomingHttpHeaders,
  settings: CookieSettings,
): string | undefined => cookieValue(headers.cookie, nameCookie(DEVICE_COOKIE, settings));

/** The group of a visitor, and the day of their first visit. */
export const readBucketCookie = (
  headers: IncomingHttpHeaders,
  settings: CookieSettings,
): string | undefined => cookieValue(headers.cookie, nameCookie(BUCKET_COOKIE, settings));

export const readPlatformCookie = (
  headers: IncomingHttpHeaders,
  settings: CookieSettings,
): string | undefined => cookieValue(headers.cookie, nameCookie(PLATFORM_COOKIE, settings));

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

const attributes = (settings: CookieSettings) =>
  `Path=/; SameSite=Lax${isSecure(settings) ? '; Secure' : ''}`;

const formatCookies = (
  key: string,
  hasSession: string,
  expiry: string,
  settings: CookieSettings,
) => [
  `${nameCookie(SESSION_COOKIE, settings)}=${key}; ${expiry}; HttpOnly; ${attributes(settings)}`,
  `${HAS_SESSION_COOKIE}=${hasSession}; ${expiry}; ${attributes(settings)}`,
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
  reply.header('set-cookie', `${name}=${proof}; ${lifetime}; HttpOnly; ${attributes(settings)}`);
};

/** Remembers the group of a visitor for a year from their first visit. */
export const setBucketCookie = (
  reply: FastifyReply,
  bucket: string,
  settings: CookieSettings,
): void => {
  const name = nameCookie(BUCKET_COOKIE, settings);
  const lifetime = `Max-Age=${BUCKET_DAYS * DAY_SECONDS}`;
  reply.header('set-cookie', `${name}=${bucket}; ${lifetime}; HttpOnly; ${attributes(settings)}`);
};

/** Remembers a platform until the browser is closed; undefined forgets it. */
export const setPlatformCookie = (
  reply: FastifyReply,
  platform: string | undefined,
  settings: CookieSettings,
): void => {
  const name = nameCookie(PLATFORM_COOKIE, settings);
  const end = platform === undefined ? '; Max-Age=0' : '';
  reply.header('set-cookie', `${name}=${platform ?? ''}${end}; HttpOnly; ${attributes(settings)}`);
};

const BEARER = /^Bearer (\S{20,200})$/i;

/** The key of a machine, or the session of an operator in a browser, whose writes must come from our pages. */
export function readOperatorCredentials(
  request: RequestParts,
  settings: CookieSettings,
): OperatorCredentials | undefined {
  const apiKey = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (apiKey) return { apiKey };
  const sessionKey = cookieValue(request.headers.cookie, nameCookie(OPERATOR_COOKIE, settings));
  if (!sessionKey) return undefined;
  requireSameOrigin(request, settings);
  return { sessionKey };
}

/** The cookie of an operator ends with the browser; other sites never cause it to be sent. */
export const setOperatorCookie = (
  reply: FastifyReply,
  key: string | null,
  settings: CookieSettings,
): void => {
  const name = nameCookie(OPERATOR_COOKIE, settings);
  const secure = isSecure(settings) ? '; Secure' : '';
  const end = key === null ? '; Max-Age=0' : '';
  reply.header(
    'set-cookie',
    `${name}=${key ?? ''}${end}; HttpOnly; Path=/; SameSite=Strict${secure}`,
  );
};

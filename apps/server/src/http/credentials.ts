import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';
import { ApiError } from './api-error.ts';

/** Which header carries the key depends on where the shop runs. */
export const SESSION_HEADERS = ['session-key', 'mini-session-key', 'portal-session-key'] as const;

const COOKIE = 'session';
/** Tells scripts that there is a session, and nothing else: pages of others then need not ask. */
const SIGN = 'visitor';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const cookieValue = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)session=([^;]*)/.exec(cookies ?? '')?.[1];

const headerValue = (headers: IncomingHttpHeaders): string | undefined =>
  SESSION_HEADERS.flatMap((name) => headers[name]).find(Boolean);

const originOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).origin : undefined;

/**
 * A browser sends its cookie with whatever any page makes it send, so a call that changes something
 * must come from a page of ours.
 */
function refuseOtherSites(method: string, headers: IncomingHttpHeaders, ours: readonly string[]) {
  if (SAFE.has(method)) return;
  const { origin, 'sec-fetch-site': site } = headers;
  const isOurs = origin ? ours.includes(originOf(origin) ?? '') : site === 'same-origin';
  if (!isOurs) throw new ApiError('forbidden');
}

interface Asked {
  method: string;
  headers: IncomingHttpHeaders;
  protocol: string;
  host: string;
}

/** The key in a browser's cookie, if that is how this call brings one. */
export const cookieKeyOf = (headers: IncomingHttpHeaders): string | undefined =>
  headerValue(headers) ? undefined : cookieValue(headers.cookie);

/** The session key of a call: of a header, or of a browser's cookie. */
export function sessionKeyOf(
  { method, headers, protocol, host }: Asked,
  publicUrl: string | undefined,
): string | undefined {
  const given = headerValue(headers);
  if (given) return given;
  const kept = cookieValue(headers.cookie);
  if (kept === undefined) return undefined;
  const ours = publicUrl ? originOf(publicUrl) : `${protocol}://${host}`;
  refuseOtherSites(method, headers, ours ? [ours] : []);
  return kept;
}

const attributes = ({ publicUrl }: Pick<Settings, 'publicUrl'>) =>
  `Path=/; SameSite=Lax${publicUrl?.startsWith('https:') ? '; Secure' : ''}`;

const cookies = (
  key: string,
  sign: string,
  until: string,
  settings: Pick<Settings, 'publicUrl'>,
) => [
  `${COOKIE}=${key}; ${until}; HttpOnly; ${attributes(settings)}`,
  `${SIGN}=${sign}; ${until}; ${attributes(settings)}`,
];

export const giveCookie = (
  reply: FastifyReply,
  key: string,
  expiresAt: Date,
  settings: Pick<Settings, 'publicUrl'>,
): void => {
  reply.header('set-cookie', cookies(key, '1', `Expires=${expiresAt.toUTCString()}`, settings));
};

export const takeCookie = (reply: FastifyReply, settings: Pick<Settings, 'publicUrl'>): void => {
  reply.header('set-cookie', cookies('', '', 'Max-Age=0', settings));
};

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type CookieSettings, cookieAttributes, nameCookie, readCookie } from './cookies.ts';

/** One of a thousand groups of visitors, and the day of the first visit. */
const BUCKET = 'bucket';
const YEAR_SECONDS = 365 * 86_400;
/** The platform that the URL of the open document named, where the user agent says another. */
const PLATFORM = 'platform';
/** The session of events in which a tested page was seen last. */
const TESTED_SESSION = 'tested-session';

/** Sets a cookie for some seconds, or until the browser is closed. Scripts do not need it. */
function setCookie(
  reply: FastifyReply,
  [name, value]: readonly [string, string],
  settings: CookieSettings,
  seconds?: number,
): void {
  const lifetime = seconds === undefined ? '' : `Max-Age=${seconds}; `;
  reply.header(
    'set-cookie',
    `${nameCookie(name, settings)}=${value}; ${lifetime}HttpOnly; ${cookieAttributes(settings)}`,
  );
}

type Reader = (headers: IncomingHttpHeaders, settings: CookieSettings) => string | undefined;

export const readBucketCookie: Reader = (headers, settings) =>
  readCookie(headers, BUCKET, settings);

/** Remembers the bucket of a visitor for a year from their first visit. */
export const setBucketCookie = (
  reply: FastifyReply,
  bucket: string,
  settings: CookieSettings,
): void => setCookie(reply, [BUCKET, bucket], settings, YEAR_SECONDS);

export const readPlatformCookie: Reader = (headers, settings) =>
  readCookie(headers, PLATFORM, settings);

/** Remembers the platform of an open document; undefined forgets it. */
export const setPlatformCookie = (
  reply: FastifyReply,
  platform: string | undefined,
  settings: CookieSettings,
): void => setCookie(reply, [PLATFORM, platform ?? ''], settings, platform ? undefined : 0);

export const readTestedSessionCookie: Reader = (headers, settings) =>
  readCookie(headers, TESTED_SESSION, settings);

/** Remembers the session of events, so that what the shopper then puts into the bag counts for it. */
export const setTestedSessionCookie = (
  reply: FastifyReply,
  session: string,
  settings: CookieSettings,
): void => setCookie(reply, [TESTED_SESSION, session], settings);

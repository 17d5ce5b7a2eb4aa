import type { IncomingHttpHeaders } from 'node:http';
import { parseVisitorBucket, type VisitorBucket } from '@vitrine/kit';
import { detectPlatform, type PlatformName } from '@vitrine/platform/platform-names';
import type { Settings } from '../settings.ts';
import { isBot } from './bots.ts';
import {
  readBucketCookie,
  readPlatformCookie,
  readTestedSessionCookie,
} from './visitor-cookies.ts';

/** Who asks for a page or sends events, as far as tests and variants of pages need to know. */
export interface PageVisitor {
  readonly platform: PlatformName;
  /** Missing for who keeps no cookies, and for bots, who see what everybody sees and are not counted. */
  readonly bucket: VisitorBucket | undefined;
  /** The session of events in which a browser has seen a tested page, and that of all events of a mini-program. */
  readonly testedSession: string | undefined;
}

/** Mini-programs have no cookies, so they send the bucket, their name and the session of their events. */
const BUCKET_HEADER = 'visitor-bucket';
const PLATFORM_HEADER = 'visitor-platform';
const CORRELATION_HEADER = 'correlation-id';

/** What both a cookie and a header can hold. */
const CORRELATION_ID = /^[\w-]{1,60}$/;

export const isCorrelationId = (text: string): boolean => CORRELATION_ID.test(text);

/** The request headers from which a visitor is read. */
export const VISITOR_VARY = `cookie, user-agent, ${BUCKET_HEADER}, ${PLATFORM_HEADER}`;

const first = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header;

export function readVisitor(
  headers: IncomingHttpHeaders,
  settings: Pick<Settings, 'publicUrl'>,
): PageVisitor {
  const userAgent = headers['user-agent'] ?? '';
  const bucket = first(headers[BUCKET_HEADER]) ?? readBucketCookie(headers, settings);
  const platform = first(headers[PLATFORM_HEADER]) ?? readPlatformCookie(headers, settings);
  const session = first(headers[CORRELATION_HEADER]) ?? readTestedSessionCookie(headers, settings);
  return {
    platform: detectPlatform(userAgent, platform),
    bucket: isBot(userAgent) ? undefined : parseVisitorBucket(bucket),
    testedSession: session !== undefined && isCorrelationId(session) ? session : undefined,
  };
}

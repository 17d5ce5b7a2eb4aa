import type { IncomingHttpHeaders } from 'node:http';
import { parseVisitorBucket, type VisitorBucket } from '@vitrine/kit';
import { detectPlatform, type PlatformName } from '@vitrine/platform/platform-names';
import type { Settings } from '../settings.ts';
import { isBot } from './bots.ts';
import { readBucketCookie, readPlatformCookie } from './credentials.ts';

/** Who asks for a page or sends events, as far as tests and variants of pages need to know. */
export interface PageVisitor {
  readonly platform: PlatformName;
  /** Missing for who keeps no cookies, and for bots, who see what everybody sees and are not counted. */
  readonly bucket: VisitorBucket | undefined;
}

/** Mini-programs have no cookies, so they send the bucket and their name. */
const BUCKET_HEADER = 'visitor-bucket';
const PLATFORM_HEADER = 'visitor-platform';

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
  return {
    platform: detectPlatform(userAgent, platform),
    bucket: isBot(userAgent) ? undefined : parseVisitorBucket(bucket),
  };
}

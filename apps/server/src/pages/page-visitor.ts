import type { IncomingHttpHeaders } from 'node:http';
import { createVisitorBucket, formatVisitorBucket, type VisitorBucket } from '@vitrine/kit';
import { detectPlatform, type PlatformName } from '@vitrine/platform/platform-names';
import type { FastifyReply } from 'fastify';
import { isBot } from '../http/bots.ts';
import { readVisitor } from '../http/visitor.ts';
import { readPlatformCookie, setBucketCookie, setPlatformCookie } from '../http/visitor-cookies.ts';
import type { Settings } from '../settings.ts';

type PublicUrl = Pick<Settings, 'publicUrl'>;

interface Deps {
  readonly settings: PublicUrl;
  readonly now: () => number;
  readonly random: () => number;
}

/** The bucket of who opens a page. */
export interface OpeningVisitor {
  /** Missing for bots: they see what everybody sees. */
  readonly bucket: VisitorBucket | undefined;
  /** Whether the browser does not know it yet. */
  readonly isNew: boolean;
}

/** Finds the bucket of a visitor, and chooses one at the first visit, for which it counts already. */
export function findOpeningVisitor(
  headers: IncomingHttpHeaders,
  { settings, now, random }: Deps,
): OpeningVisitor {
  const { bucket } = readVisitor(headers, settings);
  if (bucket || isBot(headers['user-agent'] ?? '')) return { bucket, isNew: false };
  return { bucket: createVisitorBucket(random, now()), isNew: true };
}

/**
 * Gives a browser its bucket, and tells the calls of the document the platform that only its URL names. An answer
 * with a cookie must not be kept for other visitors.
 */
export function rememberVisitor(
  reply: FastifyReply,
  { bucket, isNew }: OpeningVisitor,
  platform: PlatformName,
  settings: PublicUrl,
): void {
  if (reply.getHeader('cache-control') === 'no-store') return;
  const { headers } = reply.request;
  const named = platform === detectPlatform(headers['user-agent'] ?? '') ? undefined : platform;
  const isOtherPlatform = named !== readPlatformCookie(headers, settings);
  if (bucket && isNew) setBucketCookie(reply, formatVisitorBucket(bucket), settings);
  if (isOtherPlatform) setPlatformCookie(reply, named, settings);
  if (isNew || isOtherPlatform) reply.header('cache-control', 'private, no-cache');
}

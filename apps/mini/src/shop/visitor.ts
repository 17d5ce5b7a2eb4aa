import type { ApiRequest } from '@vitrine/client';
import { createVisitorBucket, formatVisitorBucket, parseVisitorBucket } from '@vitrine/kit';
import type { MiniProgramName, StoragePort } from '@vitrine/platform';

const KEY = 'bucket';

/** Reads the bucket of this device, or chooses one at the first visit. */
export function openVisitorBucket({ local }: StoragePort, now: number): string {
  const stored = local.get(KEY) ?? '';
  if (parseVisitorBucket(stored)) return stored;
  const chosen = formatVisitorBucket(createVisitorBucket(Math.random, now));
  local.set(KEY, chosen);
  return chosen;
}

interface Visitor {
  readonly shopUrl: string;
  readonly platform: MiniProgramName;
  readonly bucket: string;
  /** The session of the events. */
  readonly correlationId: string;
}

/** Tells the shop what a browser tells by its cookies and its user agent. No other host learns of it. */
export const addVisitor = (
  request: ApiRequest,
  { shopUrl, platform, bucket, correlationId }: Visitor,
): ApiRequest =>
  request.url.startsWith(shopUrl)
    ? {
        ...request,
        headers: {
          ...request.headers,
          'visitor-bucket': bucket,
          'visitor-platform': platform,
          'correlation-id': correlationId,
        },
      }
    : request;

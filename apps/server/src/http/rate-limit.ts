import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Settings } from '../settings.ts';
import { ApiError } from './api-error.ts';
import { isLocalCall } from './local-transport.ts';

const WINDOW_MS = 60_000;
/** Addresses counted at once when they are counted in memory. */
const ADDRESSES = 50_000;

/** Gives up at once instead of queueing: a shop without its counter is better than a waiting one. */
const connect = (url: string) =>
  new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
  });

/**
 * Limits the calls below /api by address: in Redis when several processes share one count, otherwise
 * in memory. A counter that fails lets everybody through.
 */
export async function limitRate(
  app: FastifyInstance,
  { rateLimitPerMinute, redisUrl }: Pick<Settings, 'rateLimitPerMinute' | 'redisUrl'>,
): Promise<void> {
  if (rateLimitPerMinute === 0) return;
  const redis = redisUrl ? connect(redisUrl) : undefined;
  redis?.on('error', (error) => app.log.warn({ err: error }, 'the rate counter cannot be reached'));
  // The error is logged above, and connecting goes on by itself.
  await redis?.connect().catch(() => {});
  await app.register(rateLimit, {
    global: true,
    max: rateLimitPerMinute,
    timeWindow: WINDOW_MS,
    cache: ADDRESSES,
    skipOnError: true,
    nameSpace: 'vitrine-rate:',
    allowList: (request) => !request.url.startsWith('/api/') || isLocalCall(request),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () => new ApiError('too-many-requests'),
    ...(redis ? { redis } : {}),
  });
  app.addHook('onClose', async () => redis?.disconnect());
}

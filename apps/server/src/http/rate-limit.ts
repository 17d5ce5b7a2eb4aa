import { setTimeout as pause } from 'node:timers/promises';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { Settings } from '../settings.ts';
import { ApiProblem } from './api-problem.ts';
import { isInProcessRequest } from './local-transport.ts';
import { getNetwork } from './network.ts';
import { createRateCounter, type RateCounter } from './rate-counter.ts';

const WINDOW_MS = 60_000;
const HOUR_MS = 60 * WINDOW_MS;

/** How long a connection without an answer lives, so that a silent one is replaced. */
const SOCKET_TIMEOUT_MS = 2_000;
/** How long the start waits for Redis. The client keeps trying to connect. */
const START_WAIT_MS = 1_000;

/** Fails at once instead of queueing, because the process can count by itself. */
const createClient = (url: string) =>
  new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });

async function connect(redis: Redis) {
  const timeout = new AbortController();
  await Promise.race([
    redis.connect().catch(() => {}),
    pause(START_WAIT_MS, undefined, { signal: timeout.signal }).catch(() => {}),
  ]);
  timeout.abort();
}

/** The limits that are counted while a request is handled. Each throws a problem when it is exceeded. */
export interface RateLimits {
  /** Counts a call of a shopper, whatever IP address and session it uses. */
  countShopperCall(request: FastifyRequest, shopperId: string): Promise<void>;
  /** Counts a page that is rendered because no cached one exists. */
  countPageRender(request: FastifyRequest): Promise<void>;
  /** Counts a guest session that is opened, which the database keeps. */
  countGuestSession(request: FastifyRequest): Promise<void>;
  /** Whether processes that share a Redis count together at the moment. Undefined without a Redis. */
  isShared?: () => boolean;
}

export const NO_LIMITS: RateLimits = {
  countShopperCall: async () => {},
  countPageRender: async () => {},
  countGuestSession: async () => {},
};

type LimitSettings = Pick<
  Settings,
  | 'rateLimitPerMinute'
  | 'shopperRateLimitPerMinute'
  | 'pageRateLimitPerMinute'
  | 'guestSessionsPerHour'
  | 'redisUrl'
>;

/** Decided by the route that answers, because one path can be written in many ways. */
const isApiCall = ({ routeOptions: { url = '' } }: FastifyRequest) =>
  url.startsWith('/api/') || url.startsWith('/admin/api/');

/** Creates a limit that is counted by a key of its own. */
function createLimit(app: FastifyInstance, max: number, timeWindow = WINDOW_MS) {
  const keys = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max,
    timeWindow,
    allowList: [],
    keyGenerator: (request) => keys.get(request) ?? request.ip,
  });
  return async (request: FastifyRequest, key: string) => {
    keys.set(request, key);
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    const headers = { 'retry-after': String(result.ttlInSeconds) };
    throw new ApiProblem('too-many-requests', undefined, { headers });
  };
}

/** The plugin's store. The limits share it, because their keys differ. */
function createStore({ count }: RateCounter) {
  return class Store implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, done, windowMs) => {
      count(key, windowMs).then((result) => done(null, result), done);
    };
    child = () => this;
  };
}

/**
 * Limits the API calls of an IP address and of a shopper, and the pages rendered and the guest sessions opened
 * for an IP address: counted in Redis when several processes share the count, otherwise in memory. While Redis does not answer, each
 * process counts by itself.
 */
export async function registerRateLimit(
  app: FastifyInstance,
  settings: LimitSettings,
): Promise<RateLimits> {
  const { rateLimitPerMinute, redisUrl } = settings;
  if (rateLimitPerMinute === 0) return NO_LIMITS;
  const redis = redisUrl ? createClient(redisUrl) : undefined;
  redis?.on('error', (error) => app.log.warn({ err: error }, 'rate limit counter unreachable'));
  if (redis) await connect(redis);
  const counter = createRateCounter({
    redis,
    onChange: (err) =>
      err
        ? app.log.warn({ err }, 'rate limits are counted by this process alone')
        : app.log.info('rate limits are counted together again'),
  });
  await app.register(rateLimit, {
    global: true,
    max: rateLimitPerMinute,
    timeWindow: WINDOW_MS,
    store: createStore(counter),
    keyGenerator: ({ ip }) => getNetwork(ip),
    allowList: (request) => !isApiCall(request) || isInProcessRequest(request),
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
    errorResponseBuilder: () => new ApiProblem('too-many-requests'),
  });
  app.addHook('onClose', async () => redis?.disconnect());
  const countCall = createLimit(app, settings.shopperRateLimitPerMinute);
  const countRender = createLimit(app, settings.pageRateLimitPerMinute);
  const countGuest = createLimit(app, settings.guestSessionsPerHour, HOUR_MS);
  return {
    countShopperCall: (request, shopperId) => countCall(request, `shopper:${shopperId}`),
    countPageRender: (request) => countRender(request, `page:${getNetwork(request.ip)}`),
    countGuestSession: (request) => countGuest(request, `guest:${getNetwork(request.ip)}`),
    ...(redis ? { isShared: counter.isShared } : {}),
  };
}

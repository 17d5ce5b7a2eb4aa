import type { Redis } from 'ioredis';
import { createCircuitBreaker } from '../circuit-breaker.ts';

interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** How many keys are counted in memory. */
const MAX_TRACKED_KEYS = 50_000;
/** How long a request waits for Redis before the process's own count decides. */
const BUDGET_MS = 50;
/** How long Redis is left alone after it did not answer in time. */
const PAUSE_MS = 2_000;

const COUNT_SCRIPT = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }
`;

/** Counts calls of a window in this process. The keys that were opened first are forgotten first. */
function createOwnCounter(now: () => number) {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return (key: string, windowMs: number): Count => {
    const time = now();
    let window = windows.get(key);
    if (!window || window.endsAt <= time) {
      windows.delete(key);
      window = { count: 0, endsAt: time + windowMs };
      windows.set(key, window);
      const oldest = windows.size > MAX_TRACKED_KEYS ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
    }
    window.count++;
    return { current: window.count, ttl: window.endsAt - time };
  };
}

/** Rejects after the budget. What already arrived while the process was busy is read first. */
function withinBudget<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => setImmediate(() => reject(new Error(`No answer from Redis in ${BUDGET_MS} ms`))),
      BUDGET_MS,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

interface CounterOptions {
  redis?: Redis | undefined;
  now?: () => number;
  /** Called with the cause when the process starts to count by itself, and without one when Redis counts again. */
  onChange?: (cause?: unknown) => void;
}

export interface RateCounter {
  count(key: string, windowMs: number): Promise<Count>;
  /** Whether the last call was counted together with those of other processes. */
  isShared(): boolean;
}

/**
 * Counts calls in Redis, together with other processes. Every call is also counted in this process, and
 * that count decides while Redis is away or does not answer within the budget.
 */
export function createRateCounter({
  redis,
  now = Date.now,
  onChange,
}: CounterOptions): RateCounter {
  const countAlone = createOwnCounter(now);
  const breaker = createCircuitBreaker({
    pauseMs: PAUSE_MS,
    now,
    ...(onChange ? { onChange } : {}),
  });

  async function countTogether(client: Redis, key: string, windowMs: number): Promise<Count> {
    const script = client.eval(COUNT_SCRIPT, 1, `vitrine-rate:${key}`, windowMs);
    const [current, ttl] = (await withinBudget(script)) as [number, number];
    return { current, ttl };
  }

  return {
    isShared: () => redis !== undefined && !breaker.isOpen(),
    async count(key, windowMs) {
      const own = countAlone(key, windowMs);
      if (!redis) return own;
      return breaker.run(() => countTogether(redis, key, windowMs)).catch(() => own);
    },
  };
}

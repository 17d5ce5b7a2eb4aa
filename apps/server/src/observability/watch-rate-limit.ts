import type { RateLimits } from '../http/rate-limit.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

/** Reports whether processes that share a Redis count together. A process that counts alone stays ready. */
export function watchRateLimit({ isShared }: RateLimits, metrics: Metrics, readiness: Readiness) {
  if (!isShared) return;
  metrics.watchRateLimit(isShared);
  readiness.addState('rateLimit', () => ({ counter: isShared() ? 'shared' : 'own' }));
}

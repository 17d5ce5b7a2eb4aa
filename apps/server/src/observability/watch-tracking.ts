import type { TrackingStreamSink } from '../resources/tracking/open-tracking.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

/** Reports whether tracking events go through NATS. A process that writes them to the table stays ready. */
export function watchTracking(
  { isStreaming }: TrackingStreamSink,
  metrics: Metrics,
  readiness: Readiness,
) {
  if (!isStreaming) return;
  metrics.watchTracking(isStreaming);
  readiness.addState('tracking', () => ({ events: isStreaming() ? 'stream' : 'table' }));
}

import { newUuid } from '@vitrine/kit';
import type { TrackedEvent } from '../ports/tracking.ts';
import { type SentEvent, stampEvent, type TrackingContext, toSentEvent } from './envelope.ts';
import { createTrackingQueue, type TrackingQueue } from './tracking-queue.ts';

export interface TrackerDeps extends TrackingContext {
  /** The URL of the current page. */
  pageUrl(): string;
  /** The id of the shopper who is logged in, or null. */
  customerId?: (() => string | null) | undefined;
  send(events: readonly SentEvent[]): unknown;
  log(message: string, cause: unknown): void;
}

/** Adds time and page to each event and sends events in batches. Each `GenericPageVisited` starts a new view id. */
export function createTracking(deps: TrackerDeps): TrackingQueue {
  let uniqueViewId = newUuid();
  const queue = createTrackingQueue({
    log: deps.log,
    send: (events) =>
      deps.send(events.map((event) => toSentEvent(event, deps, deps.customerId?.() ?? null))),
  });
  return {
    flush: queue.flush,
    track(event: TrackedEvent) {
      if (event.event === 'GenericPageVisited') uniqueViewId = newUuid();
      queue.track(
        stampEvent(event, deps, { now: Date.now(), pageUrl: deps.pageUrl(), uniqueViewId }),
      );
    },
  };
}

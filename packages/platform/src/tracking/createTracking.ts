import { newUuid } from '@vitrine/kit';
import type { TrackedEvent } from '../ports/tracking.ts';
import { enveloped, type SentEvent, stamped, type TrackedVisit } from './envelope.ts';
import { createTrackingQueue, type TrackingQueue } from './tracking-queue.ts';

export interface TrackingDeps extends TrackedVisit {
  /** The address of the page that stands. */
  pageUrl(): string;
  /** Who is logged in, if anybody. */
  customerId?: (() => string | null) | undefined;
  send(events: readonly SentEvent[]): unknown;
  log(message: string, cause: unknown): void;
}

/** Stamps events as they happen and sends them together. A visit of a page begins a new view. */
export function createTracking(deps: TrackingDeps): TrackingQueue {
  let uniqueViewId = newUuid();
  const queue = createTrackingQueue({
    log: deps.log,
    send: (events) =>
      deps.send(events.map((event) => enveloped(event, deps, deps.customerId?.() ?? null))),
  });
  return {
    flush: queue.flush,
    track(event: TrackedEvent) {
      if (event.event === 'GenericPageVisited') uniqueViewId = newUuid();
      queue.track(stamped(event, deps, { now: Date.now(), pageUrl: deps.pageUrl(), uniqueViewId }));
    },
  };
}

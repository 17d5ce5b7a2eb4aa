import type { TrackedEvent, TrackingPort } from '../ports/tracking.ts';

/** Long enough to batch the events of one screen, short enough to lose few events. */
export const FLUSH_AFTER_MS = 1000;
export const BATCH_SIZE = 20;

export interface TrackingQueueDeps {
  send(events: readonly TrackedEvent[]): unknown;
  log(message: string, cause: unknown): void;
}

export interface TrackingQueue extends TrackingPort {
  /** Sends the queued events now, because the page may be closed. */
  flush(): void;
}

/** Queues events and sends them in batches. A batch that cannot be sent is logged and dropped. */
export function createTrackingQueue({ send, log }: TrackingQueueDeps): TrackingQueue {
  let queued: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (queued.length === 0) return;
    const events = queued;
    queued = [];
    // The promise turns a synchronous throw of `send` into a rejection.
    new Promise((resolve) => resolve(send(events))).catch((cause) => log('Tracking failed', cause));
  }

  return {
    flush,
    track(event) {
      queued.push(event);
      if (queued.length >= BATCH_SIZE) flush();
      else timer ??= setTimeout(flush, FLUSH_AFTER_MS);
    },
  };
}

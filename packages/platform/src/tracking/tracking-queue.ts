import type { TrackedEvent, Tracking } from '../ports/tracking.ts';

/** Long enough to gather what a screen shows at once, short enough to lose little. */
export const FLUSH_AFTER_MS = 1000;
export const BATCH_SIZE = 20;

export interface TrackingQueueDeps {
  send(events: readonly TrackedEvent[]): unknown;
  log(message: string, cause: unknown): void;
}

export interface TrackingQueue extends Tracking {
  /** Sends what has gathered, now: the page is about to go away. */
  flush(): void;
}

/** Gathers events and sends them together. What cannot be sent is logged and let go. */
export function createTrackingQueue({ send, log }: TrackingQueueDeps): TrackingQueue {
  let waiting: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    // The wrapper turns a sender that throws at once into one that rejects.
    new Promise((resolve) => resolve(send(events))).catch((cause) => log('Tracking failed', cause));
  }

  return {
    flush,
    track(event) {
      waiting.push(event);
      if (waiting.length >= BATCH_SIZE) flush();
      else timer ??= setTimeout(flush, FLUSH_AFTER_MS);
    },
  };
}

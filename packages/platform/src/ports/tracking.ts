export interface TrackedEvent {
  event: string;
  parameters: Readonly<Record<string, unknown>>;
}

export interface TrackingPort {
  /** Queues an event and returns at once. A failure is logged and not shown to the shopper. */
  track(event: TrackedEvent): void;
}

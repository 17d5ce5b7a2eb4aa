export interface TrackedEvent {
  event: string;
  parameters: Readonly<Record<string, unknown>>;
}

export interface Tracking {
  /** Notes what happened and returns at once; a failure is logged and never seen by the shopper. */
  track(event: TrackedEvent): void;
}

import type { Host } from '../mini-host/index.ts';

interface TrackingEvent {
  event: string;
  parameters: Readonly<Record<string, unknown>>;
}

/** Sends the program to the background, which flushes its events, and reads all tracking events. */
export async function readTrackingEvents(host: Host): Promise<TrackingEvent[]> {
  (host.app.onHide as () => void).call(host.app);
  await host.idle();
  return host.state.requests
    .filter(({ url }) => url.endsWith('/marketing/trackings'))
    .flatMap(({ body }) => (JSON.parse(String(body)) as { events: TrackingEvent[] }).events);
}

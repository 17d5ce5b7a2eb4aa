import type { Host } from '../mini-host/index.ts';

interface ToldEvent {
  event: string;
  parameters: Readonly<Record<string, unknown>>;
}

/** All that a program has told of its visit, the last of it as it goes to the background. */
export async function toldOf(host: Host): Promise<ToldEvent[]> {
  (host.app.onHide as () => void).call(host.app);
  await host.idle();
  return host.state.requests
    .filter(({ url }) => url.endsWith('/marketing/trackings'))
    .flatMap(({ body }) => (JSON.parse(String(body)) as { events: ToldEvent[] }).events);
}

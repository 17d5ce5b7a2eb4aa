import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startServer } from '../../apps/server/src/app/start-server.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { closeGracefully } from '../../apps/server/src/stop-on-signal.ts';

/** The functions that stop a running shop, by its origin. */
const running = new Map<string, () => Promise<void>>();

/** Starts a shop with the environment of the request, and returns its origin. */
async function start(request: IncomingMessage): Promise<string> {
  const { env, logFile } = JSON.parse(await text(request));
  let isStopped = false;
  const write = (line: string) => {
    // What is logged after the stop would create the removed file again.
    if (!isStopped) appendFileSync(logFile, line);
  };
  const settings = readSettings({ ...process.env, ...env }, []);
  const { app, shop } = await startServer({
    settings,
    print: (line) => write(`${line}\n`),
    logStream: { write },
  });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  running.set(origin, async () => {
    // A browser that has just closed may still hold a stream of events.
    app.server.closeAllConnections();
    await closeGracefully({ app, readiness: shop.readiness, drainMs: 0 });
    await shop.database.close();
    isStopped = true;
  });
  return origin;
}

async function stop(request: IncomingMessage): Promise<string> {
  const origin = new URL(request.url ?? '/', 'http://host').searchParams.get('origin') ?? '';
  const stopShop = running.get(origin);
  if (!stopShop) throw new Error(`No shop runs on ${origin}`);
  running.delete(origin);
  await stopShop();
  return '';
}

/**
 * Runs the shops of tests in one process: a shop that is started by compiled code takes half of the processor time.
 * POST starts one and answers its origin, DELETE stops it.
 */
const server = createServer((request, response) => {
  const answer = request.method === 'POST' ? start(request) : stop(request);
  answer.then(
    (body) => response.end(body),
    (error: Error) => response.writeHead(500).end(error.stack),
  );
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
process.stdout.write(`Vitrine is ready on http://127.0.0.1:${port}\n`);

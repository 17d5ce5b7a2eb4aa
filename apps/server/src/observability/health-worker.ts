import { createServer, type ServerResponse } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { HealthReport, HealthServerAddress } from './serve-health.ts';

/** A server that has reported nothing for this long is busy with something else than its callers. */
const BUSY_AFTER_MS = 10_000;
/** A server that has reported nothing for this long will not come back. */
const HUNG_AFTER_MS = 60_000;

const { host, port } = workerData as HealthServerAddress;
let latest: HealthReport = { isReady: false, body: '{"status":"not ready"}' };
let heardAt = performance.now();

function send(response: ServerResponse, isFine: boolean, body: string) {
  response
    .writeHead(isFine ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(body);
}

const server = createServer(({ url }, response) => {
  const silentMs = performance.now() - heardAt;
  if (url === '/healthz') {
    const isAlive = silentMs < HUNG_AFTER_MS;
    send(response, isAlive, JSON.stringify({ status: isAlive ? 'ok' : 'hung' }));
  } else if (url === '/readyz') {
    if (silentMs < BUSY_AFTER_MS) send(response, latest.isReady, latest.body);
    else
      send(
        response,
        false,
        JSON.stringify({ status: 'not ready', checks: { responds: 'not ready' } }),
      );
  } else response.writeHead(404).end();
});

parentPort?.on('message', (report: HealthReport) => {
  latest = report;
  heardAt = performance.now();
});
server.listen(port, host, () => parentPort?.postMessage(server.address()));

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { kill, readOutput, startChild } from '../test/support/child-process.ts';
import { startShopProcess } from '../test/support/shop-process.ts';
import { onPostgresql, openTestShop } from '../test/support/test-shop.ts';
import { createServer } from './app/create-server.ts';
import { lockFolder } from './database/lock-folder.ts';
import { createMetrics } from './observability/metrics.ts';
import { createReadiness } from './observability/readiness.ts';
import { registerObservability } from './observability/routes.ts';
import { readSettings } from './settings.ts';
import { closeGracefully } from './stop-on-signal.ts';

it('finishes running requests and releases the data folder, also without Redis and NATS', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-stop-'));
  const child = startChild('slow-shop', [], {
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    REDIS_URL: 'redis://127.0.0.1:1',
    NATS_URL: 'nats://127.0.0.1:1',
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const waitForOutput = async (pattern: RegExp) => {
    while (!pattern.test(output)) await once(child.stdout, 'data');
    return pattern.exec(output)?.[0] ?? '';
  };
  const origin = await waitForOutput(/http:\S+/);
  const running = fetch(`${origin}/slow`).then((response) => response.json());
  await waitForOutput(/request started/);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await running).toEqual({ done: true });
  expect((await exited)[0]).toBe(0);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  lockFolder(folder).release();
  await rm(folder, { recursive: true });
}, 60_000);

/** Accepts connections and never answers, like a frozen service. */
async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it('starts, answers and stops while Redis and NATS are silent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-stop-'));
  const services = await startSilentServer();
  const child = startChild('slow-shop', [], {
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    REDIS_URL: `redis://127.0.0.1:${services.port}`,
    NATS_URL: `nats://127.0.0.1:${services.port}`,
  });
  const started = await readOutput(child, (text) => text.includes('\n'));
  const event = {
    tenantId: 10_000,
    correlationId: 'a-visit',
    clientId: 10_033,
    event: 'PageAction',
    parameters: { uuid: randomUUID(), pageUrl: '/' },
  };
  const tracked = await fetch(`${started.trim()}/api/v1/marketing/trackings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events: [event] }),
  });
  expect([tracked.status, await tracked.json()]).toEqual([200, { accepted: 1 }]);
  expect(await kill(child, 'SIGTERM')).toBe(0);
  services.close();
  await rm(folder, { recursive: true });
}, 60_000);

it.runIf(onPostgresql)(
  'stops while the job queue waits for its tables',
  async () => {
    const test = await openTestShop();
    const other = await test.database.pool.connect();
    // A start on a busy machine takes longer than a transaction may rest otherwise.
    await other.query('set idle_in_transaction_session_timeout = 0');
    await other.query('begin');
    await other.query('create schema jobs');
    const shop = await startShopProcess(test.settings, { JOBS: 'on' });
    const isWaiting = async () => {
      const { rows } = await other.query(
        "select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'",
      );
      return rows.length > 0;
    };
    await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true);
    expect(await shop.stop()).toBe(0);
    await other.query('rollback');
    await other.query('reset idle_in_transaction_session_timeout');
    other.release();
    await test.close();
  },
  120_000,
);

it('stops at once while there is no server yet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-stop-'));
  const child = startChild('../../../src/main', [], {
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    JOBS: 'only',
    PORT: '0',
  });
  // The stream stays open, because the process goes on writing.
  await once(child.stdout, 'data');
  expect(await kill(child, 'SIGTERM')).toBe(0);
  await rm(folder, { recursive: true });
}, 60_000);

/** Serves health checks and one route, like a shop. */
async function startServer(name: string) {
  const metrics = createMetrics({ process: false });
  const readiness = createReadiness();
  const app = createServer(readSettings({ LOG_LEVEL: 'silent' }), metrics);
  registerObservability(app, metrics, readiness);
  app.post('/name', async () => {
    await pause(20);
    return name;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, readiness, url, isUp: true };
}

it('is exchanged without a failed request behind a proxy with health checks', async () => {
  const servers = [await startServer('old'), await startServer('other')] as const;
  const agent = new Agent({ keepAlive: true });
  let isDone = false;
  /** Checks the servers now and then, and takes one out only after its check failed. */
  const checking = (async () => {
    while (!isDone) {
      for (const server of servers)
        server.isUp = await fetch(`${server.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await pause(200);
    }
  })();
  const outcomes: string[] = [];
  let turn = 0;
  const send = () =>
    new Promise<string>((resolve) => {
      const up = servers.filter(({ isUp }) => isUp);
      const { url = '' } = up[turn++ % up.length] ?? {};
      request(`${url}/name`, { method: 'POST', agent }, (response) => {
        text(response).then(
          (body) => resolve(`${response.statusCode} ${body}`),
          () => resolve('cut off'),
        );
      })
        .on('error', ({ message }) => resolve(message))
        .end();
    });
  const hammering = Array.from({ length: 10 }, async () => {
    while (!isDone) outcomes.push(await send());
  });
  const waitForMore = async () => {
    const { length } = outcomes;
    await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(length + 100), 20_000);
  };
  await waitForMore();
  const [old, other] = servers;
  const drained = new AbortController();
  const closed = closeGracefully({ ...old, drainMs: 60_000, signal: drained.signal });
  await vi.waitFor(() => expect(old.isUp).toBe(false), 20_000);
  await waitForMore();
  drained.abort();
  await closed;
  await waitForMore();
  isDone = true;
  await Promise.all([checking, ...hammering]);
  agent.destroy();
  await other.app.close();
  expect([...new Set(outcomes)].sort()).toEqual(['200 old', '200 other']);
}, 60_000);

it('closes each connection with its response while it drains', async () => {
  const { app, readiness, url } = await startServer('old');
  const hurry = new AbortController();
  const closed = closeGracefully({ app, readiness, drainMs: 60_000, signal: hurry.signal });
  const response = await fetch(`${url}/healthz`);
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  hurry.abort();
  await closed;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

/** Sends a request from another thread, and tells when it has been sent and what was received. */
const SENDER = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, sent } } = require('node:worker_threads');
  let received = '';
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST /name HTTP/1.1\\r\\nhost: shop\\r\\ncontent-length: 0\\r\\n\\r\\n', () => {
      Atomics.store(sent, 0, 1);
      Atomics.notify(sent, 0);
    });
  });
  socket.on('data', (chunk) => { received += chunk; });
  socket.on('error', ({ code }) => { received = code; });
  socket.on('close', () => parentPort.postMessage(received));
`;

it('answers a request that arrives at the moment when it stops listening', async () => {
  const { app, readiness, url } = await startServer('old');
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const hurry = new AbortController();
  const closed = closeGracefully({ app, readiness, drainMs: 60_000, signal: hurry.signal });
  const port = Number(new URL(url).port);
  const sender = new Worker(SENDER, { eval: true, workerData: { port, sent } });
  const received = once(sender, 'message');
  // The connection waits in the queue of the system while this thread is busy.
  Atomics.wait(sent, 0, 0, 10_000);
  hurry.abort();
  await closed;
  expect((await received)[0]).toMatch(/^HTTP\/1.1 200 /);
});

it('reports an invalid setting on one line with exit code 1', async () => {
  const child = startChild('../../../src/main', [], { PORT: 'eighty', DATA_DIR: '/nowhere' });
  const [errors, [code]] = await Promise.all([child.stderr.toArray(), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(errors.join('')).toMatch(/^Invalid settings\. PORT: [^\n]+\n$/);
  expect(await readOutput(child, () => false)).toBe('');
});

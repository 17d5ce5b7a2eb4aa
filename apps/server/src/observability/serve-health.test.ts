import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { createReadiness } from './readiness.ts';
import { serveHealth } from './serve-health.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function start() {
  const readiness = createReadiness();
  let isWell = true;
  readiness.add('database', () => isWell);
  const health = await serveHealth(readiness, { host: '127.0.0.1', port: 0 });
  open.push(health);
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${health.port}${path}`);
    return { status: response.status, body: await response.json() };
  };
  const fail = () => {
    isWell = false;
  };
  return { readiness, ask, fail, port: health.port };
}

it('answers about life and readiness on a port of its own', async () => {
  const { ask } = await start();
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
  expect(await ask('/readyz')).toEqual({
    status: 200,
    body: { status: 'ready', checks: { database: 'ok' }, states: {} },
  });
});

it('tells when a check fails, and at once that the process is stopping', async () => {
  const failing = await start();
  failing.fail();
  await vi.waitFor(async () => expect((await failing.ask('/readyz')).status).toBe(503), 20_000);
  const stopping = await start();
  stopping.readiness.markStopping();
  await vi.waitFor(async () => {
    const { status, body } = await stopping.ask('/readyz');
    expect([status, body.checks.running]).toEqual([503, 'not ready']);
  }, 20_000);
});

/** Asks from another thread, because this one stands still. */
const ASKER = `
  const { workerData: { url, status } } = require('node:worker_threads');
  fetch(url).then((answer) => {
    Atomics.store(status, 0, answer.status);
    Atomics.notify(status, 0);
  });
`;

it('answers while the thread of the shop stands still', async () => {
  const { port } = await start();
  const status = new Int32Array(new SharedArrayBuffer(4));
  const url = `http://127.0.0.1:${port}/readyz`;
  const asker = new Worker(ASKER, { eval: true, workerData: { url, status } });
  Atomics.wait(status, 0, 0, 60_000);
  expect(status[0]).toBe(200);
  await asker.terminate();
});

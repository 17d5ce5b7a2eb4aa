import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { limitSilence, SilentConnectionError } from './limit-silence.ts';

const LIMIT_MS = 100;
const server = createServer();
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

/** Both ends of a connection whose silence is limited. */
async function openConnection() {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stream = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [peer] = (await once(server, 'connection')) as [Socket];
  if (stream.connecting) await once(stream, 'connect');
  sockets.push(stream, peer);
  const onError = vi.fn();
  stream.on('error', onError).resume();
  limitSilence({ connection: { stream } } as unknown as Client, LIMIT_MS);
  return { stream, peer, onError };
}

/** Keeps the process busy, so that it neither reads nor runs timers. */
function block(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

it('destroys a connection on which nothing arrives', async () => {
  const { stream, onError } = await openConnection();
  await vi.waitFor(() => expect(stream.destroyed).toBe(true), { timeout: 3_000 });
  expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(SilentConnectionError);
});

it('keeps a connection whose answer waits for a busy process', async () => {
  const { stream, peer, onError } = await openConnection();
  peer.write('answer');
  block(3 * LIMIT_MS);
  await sleep(LIMIT_MS / 2);
  expect(onError).not.toHaveBeenCalled();
  expect(stream.bytesRead).toBe(6);
});

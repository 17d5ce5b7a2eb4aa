import { Socket } from 'node:net';
import type { Client, PoolClient } from 'pg';
import { startTimeLimit } from '../time-limit.ts';
import { SilentConnectionError } from './limit-silence.ts';
import type { LimitedPool } from './limited-pool.ts';

/** How long the database may take to answer a question that costs it nothing. */
const PING_LIMIT_MS = 2_000;

function destroy({ connection }: Client) {
  connection.stream.destroy(new SilentConnectionError('The database does not answer'));
}

/** Asks for an answer and puts the connection back, or destroys it when none comes. */
async function ping(client: PoolClient): Promise<boolean> {
  const endLimit = startTimeLimit(PING_LIMIT_MS, () => destroy(client));
  try {
    await client.query('select 1');
    client.release();
    return true;
  } catch {
    client.release(true);
    return false;
  } finally {
    endLimit();
  }
}

/** How much each connection had received at one time. */
type Received = ReadonlyMap<Client, number>;

const countReceived = ({ connection: { stream } }: Client) =>
  stream instanceof Socket ? stream.bytesRead : 0;

/**
 * Finds the connections of a pool that lead nowhere (a fail-over, a router that forgot them) before their
 * statements have waited for their own limit.
 */
export function createPoolProbe(pool: LimitedPool) {
  const clients = new Set<Client>();
  let received: Received = new Map();
  let running: Promise<boolean> | undefined;
  pool.on('connect', (client) => void clients.add(client));
  pool.on('remove', (client) => void clients.delete(client));

  const readReceived = (): Received =>
    new Map([...clients].map((client) => [client, countReceived(client)]));
  function destroySilentSince(earlier: Received) {
    for (const [client, bytes] of earlier)
      if (clients.has(client) && countReceived(client) === bytes) destroy(client);
  }
  const pingAnother = () => pool.connect().then(ping, () => false);

  async function probe() {
    if (pool.isStuck()) return false;
    // All are at work: whether they come back decides.
    if (pool.idleCount === 0 && pool.totalCount >= (pool.options.max ?? 0)) return true;
    const before = readReceived();
    if (await pingAnother()) return true;
    const others = await Promise.all(Array.from({ length: pool.idleCount }, pingAnother));
    if (!others.some(Boolean)) destroySilentSince(before);
    return false;
  }

  return {
    /** Tells whether calls get an answer. Simultaneous callers share a probe. */
    probe(): Promise<boolean> {
      running ??= probe().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Remembers that the database was heard now. */
    recordAnswer() {
      received = readReceived();
    },
    /** Destroys what has received nothing since the database was last heard. */
    destroySilent: () => destroySilentSince(received),
  };
}

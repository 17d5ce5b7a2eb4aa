import { Pool, type PoolClient } from 'pg';
import { startTimeLimit } from '../time-limit.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** Longer than a statement waits for a lock, so that one locked row does not refuse everyone. */
const STUCK_AFTER_MS = 3_000;
/** How long a call waits for a connection. */
const MAX_WAIT_MS = 5_000;

/** Whether callers wait for a connection that others hold. */
const isExhausted = ({ waitingCount, idleCount, totalCount, options }: Pool) =>
  waitingCount > 0 && idleCount === 0 && totalCount >= (options.max ?? 0);

const describePool = ({ waitingCount, idleCount, totalCount, options }: Pool) =>
  `${waitingCount} waiting, ${idleCount} idle, ${totalCount} of ${options.max} connections`;

/** Notices when callers wait and no connection has come free for a while. */
function watchProgress(pool: Pool) {
  let endLimit: (() => void) | undefined;
  let isStuck = false;
  function recordProgress() {
    endLimit?.();
    endLimit = undefined;
    isStuck = false;
  }
  function startWaiting() {
    if (!isExhausted(pool)) recordProgress();
    else
      endLimit ??= startTimeLimit(STUCK_AFTER_MS, () => {
        isStuck = isExhausted(pool);
      });
  }
  for (const event of ['acquire', 'release', 'remove'] as const)
    pool.on(event, () => {
      recordProgress();
      // Those who go on waiting have waited since now for the next one.
      startWaiting();
    });
  return { startWaiting, isStuck: () => isStuck && isExhausted(pool) };
}

/** Waits for a connection. One that comes too late goes back to the pool. */
function waitForConnection(pool: Pool, connect: () => Promise<PoolClient>): Promise<PoolClient> {
  const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
  let isOver = false;
  const endLimit = startTimeLimit(MAX_WAIT_MS, () => {
    isOver = true;
    reject(new DatabaseUnavailableError(`No database connection in time (${describePool(pool)})`));
  });
  connect().then(
    (client) => {
      endLimit();
      if (isOver) client.release();
      else resolve(client);
    },
    (cause) => {
      endLimit();
      reject(
        new DatabaseUnavailableError(`No database connection (${describePool(pool)})`, { cause }),
      );
    },
  );
  return promise;
}

type OnConnect = Parameters<Pool['connect']>[0];

/**
 * A pool in which callers wait for a limited time, and which refuses them at once while it is stuck: all
 * connections are held, and none has come free for a while. Otherwise every caller would wait for its own
 * time-out.
 */
export class LimitedPool extends Pool {
  readonly #progress = watchProgress(this);

  /** Whether callers would wait in vain. */
  isStuck(): boolean {
    return this.#progress.isStuck();
  }

  async #connect(): Promise<PoolClient> {
    if (this.isStuck())
      throw new DatabaseUnavailableError(
        `No database connection has come free for a while (${describePool(this)})`,
      );
    const client = waitForConnection(this, () => super.connect());
    this.#progress.startWaiting();
    return client;
  }

  override connect(): Promise<PoolClient>;
  override connect(onConnect: OnConnect): void;
  override connect(onConnect?: OnConnect): Promise<PoolClient> | undefined {
    const client = this.#connect();
    if (!onConnect) return client;
    void client.then(
      (connected) => onConnect(undefined, connected, connected.release),
      (error: Error) => onConnect(error, undefined, () => {}),
    );
    return undefined;
  }
}

import type { Settings } from '../../src/settings.ts';
import { kill, readOutput, startChild } from './child-process.ts';

const READY = /ready on (\S+)\n/;

export interface ShopProcess {
  readonly origin: string;
  /** The log output so far. */
  log(): string;
  /** Kills the process without a shutdown. */
  kill(): Promise<unknown>;
  /** Stops the process with a regular shutdown. */
  stop(): Promise<unknown>;
}

/** Starts a server process with the data of a test and waits until it listens. */
export async function startShopProcess(
  { dataDir, databaseUrl = '' }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  environment: NodeJS.ProcessEnv = {},
): Promise<ShopProcess> {
  const child = startChild('serve-shop', [], {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: '',
    NATS_URL: '',
    RATE_LIMIT_PER_MINUTE: '0',
    ORDER_PACE: 'off',
    ...environment,
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const origin = READY.exec(await readOutput(child, (text) => READY.test(text)))?.[1];
  if (!origin) throw new Error(`The shop did not start: ${log}`);
  return {
    origin,
    log: () => log,
    kill: () => kill(child),
    stop: () => kill(child, 'SIGTERM'),
  };
}

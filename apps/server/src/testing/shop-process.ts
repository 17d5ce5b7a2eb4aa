import type { Settings } from '../settings.ts';
import { kill, said, startChild } from './child.ts';

const READY = /ready on (\S+)\n/;

export interface ShopProcess {
  readonly origin: string;
  /** Everything it has logged. */
  log(): string;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<unknown>;
  /** Lets it end in order. */
  stop(): Promise<unknown>;
}

/** A process of the shop over the data of a test, ready to be asked. */
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
  const origin = READY.exec(await said(child, (text) => READY.test(text)))?.[1];
  if (!origin) throw new Error(`The shop did not start: ${log}`);
  return {
    origin,
    log: () => log,
    kill: () => kill(child),
    stop: () => kill(child, 'SIGTERM'),
  };
}

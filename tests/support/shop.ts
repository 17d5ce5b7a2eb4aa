import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILED, TEST_ENGINE } from '../../apps/server/test/support/child-process.ts';
import { findFreePorts } from '../../apps/server/test/support/free-ports.ts';
import { removeFailures } from './failure-report.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = /Vitrine is ready on (?<origin>http:\/\/\S+)/;
/** A start that hangs, not one on a busy machine. */
const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 12_000;

export interface RunningShop {
  origin: string;
  /** Everything that the shop has logged. */
  log(): string;
  stop(): Promise<void>;
}

export interface ShopProcess extends RunningShop {
  process: ChildProcess;
  /** Milliseconds from the command to the ready line. */
  startupMs: number;
}

/** The process of the shop may write a last file while its folder is removed. */
const removeFolder = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

type Environment = Readonly<Record<string, string>>;

interface ShopOptions {
  env?: Environment;
  /** A data folder that is kept. Default: a temporary one, removed when the shop stops. */
  dataDir?: string;
  /** Changes the data folder before the shop starts. */
  prepare?: (dataDir: string) => Promise<void>;
}

interface ProcessOptions extends ShopOptions {
  /** The script to run. Default: the server, which must be built. */
  script?: string;
}

/** The environment variable with the data folder of a seeded, unused demo shop. */
const SEEDED_FOLDER_VARIABLE = 'SEEDED_SHOP_FOLDER';
/** The folder of rendered images in a data folder. The name of a file tells its content, so all shops share one. */
const IMAGES = 'images';
const LOG_FILE = 'shop.log';

const createEmptyFolder = () => mkdtempSync(join(tmpdir(), 'vitrine-shop-'));

function createDataFolder(): string {
  const folder = createEmptyFolder();
  const seeded = process.env[SEEDED_FOLDER_VARIABLE];
  if (!seeded) return folder;
  const images = join(seeded, IMAGES);
  cpSync(seeded, folder, { recursive: true, filter: (source) => source !== images });
  symlinkSync(images, join(folder, IMAGES));
  return folder;
}

const createEnvironment = (dataDir: string, env: Environment): Environment => ({
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  // All visitors of a test have one IP address.
  RATE_LIMIT_PER_MINUTE: '0',
  ...env,
});

/** Starts a script that prints the URL on which it is ready. */
async function startScript(script: string, env: Environment) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...TEST_ENGINE, script], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The shop ${reason}\n${log}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      log += chunk;
      const readyOrigin = READY.exec(log)?.groups?.origin;
      if (!readyOrigin) return;
      clearTimeout(timer);
      resolve(readyOrigin.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => fail(`ended with ${code}`));
  });
  return {
    origin,
    process: child,
    startupMs: performance.now() - startedAt,
    log: () => log,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(limit);
    },
  };
}

/** Starts a shop on a free port of loopback, on an embedded database. */
export async function startShopProcess({
  env = {},
  script = 'apps/server/src/main.ts',
  dataDir,
  prepare,
}: ProcessOptions): Promise<ShopProcess> {
  const folder = dataDir ?? createDataFolder();
  await prepare?.(folder);
  const shop = await startScript(script, createEnvironment(folder, env));
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      if (!dataDir) removeFolder(folder);
    },
  };
}

/** The environment variable with the URL of the process that runs the shops of tests. */
const HOST_VARIABLE = 'SHOP_HOST';

const readHost = (): string => process.env[HOST_VARIABLE] ?? '';

/** Sends a request to that process, and returns its answer. */
async function askHost(path: string, request: RequestInit): Promise<string> {
  // A connection that is used again may be the one that the other side closes at this moment.
  const headers = { ...request.headers, connection: 'close' };
  const response = await fetch(`${readHost()}${path}`, { ...request, headers });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The host of the shops failed\n${answer}`);
  return answer;
}

/** Starts a shop in the process that runs the shops of tests. */
export async function startHostedShop({ env = {}, dataDir, prepare }: ShopOptions) {
  const folder = dataDir ?? createDataFolder();
  await prepare?.(folder);
  const logFile = join(folder, LOG_FILE);
  // The copied folder has the log of the shop that was seeded.
  writeFileSync(logFile, '');
  const body = JSON.stringify({ env: createEnvironment(folder, env), logFile });
  const origin = await askHost('/', { method: 'POST', body });
  return {
    origin,
    logFile,
    log: () => readFileSync(logFile, 'utf8'),
    stop: async () => {
      await askHost(`/?${new URLSearchParams({ origin })}`, { method: 'DELETE' });
      if (!dataDir) removeFolder(folder);
    },
  };
}

/** Starts the built shop with a data folder of its own. */
export const startShopWith = (options: ShopOptions): Promise<RunningShop> =>
  readHost() ? startHostedShop(options) : startShopProcess(options);

/** Starts the built shop. */
export const startShop = (env: Environment = {}): Promise<RunningShop> => startShopWith({ env });

/** Starts the built shop under the name that browsers accept for passkeys: an IP address has none. */
export async function startShopOnLocalhost(): Promise<RunningShop> {
  const [port] = await findFreePorts(1);
  return { ...(await startShop({ PORT: String(port) })), origin: `http://localhost:${port}` };
}

/**
 * Starts the process that runs the shops of tests, and seeds the demo shop once: each shop of a test starts with a
 * copy.
 */
export async function setup() {
  removeFailures();
  const host = await startScript('tests/support/shop-host.ts', {});
  process.env[HOST_VARIABLE] = host.origin;
  const dataDir = createEmptyFolder();
  await (await startHostedShop({ dataDir })).stop();
  mkdirSync(join(dataDir, IMAGES), { recursive: true });
  process.env[SEEDED_FOLDER_VARIABLE] = dataDir;
  return async () => {
    await host.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

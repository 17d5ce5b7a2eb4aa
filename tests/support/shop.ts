import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = /Vitrine is ready on (?<origin>http:\/\/\S+)/;
const START_LIMIT_MS = 90_000;
const STOP_LIMIT_MS = 12_000;

export interface RunningShop {
  origin: string;
  process: ChildProcess;
  /** Milliseconds from the command to the ready line. */
  startedIn: number;
  /** Everything it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

interface Beginning {
  env?: Readonly<Record<string, string>>;
  /** What is run; the server itself, built already, when absent. */
  script?: string;
  /** A folder that stays. Otherwise the shop has one of its own, for as long as it runs. */
  dataDir?: string;
}

/** Names the folder of a demo shop that was laid out already and never served anybody. */
const LAID_OUT = 'LAID_OUT_SHOP';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'vitrine-shop-'));

function ownFolder(): string {
  const folder = emptyFolder();
  const laidOut = process.env[LAID_OUT];
  if (laidOut) cpSync(laidOut, folder, { recursive: true });
  return folder;
}

/** Starts a shop on a free port of loopback, on an embedded database. */
export async function beginShop({
  env = {},
  script = 'apps/server/src/main.ts',
  dataDir,
}: Beginning): Promise<RunningShop> {
  const folder = dataDir ?? ownFolder();
  const began = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...env,
    },
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
      const found = READY.exec(log)?.groups?.origin;
      if (!found) return;
      clearTimeout(timer);
      resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => fail(`ended with ${code}`));
  });
  return {
    origin,
    process: child,
    startedIn: performance.now() - began,
    log: () => log,
    stop: async () => {
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
        await ended;
        clearTimeout(limit);
      }
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The built shop of a test. */
export const startShop = (env: Readonly<Record<string, string>> = {}) => beginShop({ env });

/** Before all tests: lays out the demo shop once, and every shop of a test begins with a copy. */
export async function setup() {
  const dataDir = emptyFolder();
  await (await beginShop({ dataDir })).stop();
  process.env[LAID_OUT] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

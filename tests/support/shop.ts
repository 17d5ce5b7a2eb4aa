import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
  /** Everything it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts the built shop on a free port of loopback, on an empty embedded database of its own. */
export async function startShop(env: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'));
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
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
    const fail = (reason: string) => reject(new Error(`The shop ${reason}\n${log}`));
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
    log: () => log,
    stop: async () => {
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
        await ended;
        clearTimeout(limit);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY = /Vitrine is ready on (\S+)/;
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn', PORT: '0' };

export interface BenchShop {
  origin: string;
  process: ChildProcess;
  /** Milliseconds from the command to the ready line. */
  startedIn: number;
  stop(): Promise<void>;
}

/** Starts the shop as `npm start` does, in a process of its own. */
export async function startShop(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchShop> {
  const began = performance.now();
  const child = spawn(process.execPath, ['tooling/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...UNLIMITED, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = READY.exec(output)?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}\n${output}`)));
  });
  return {
    origin,
    process: child,
    startedIn: performance.now() - began,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export type Environment = Readonly<Record<string, string>>;

/** Only what a new shell has: no package of this checkout, and no setting. */
const createEnvironment = (settings: Environment): NodeJS.ProcessEnv => ({
  PATH: process.env.ADOPTION_PATH ?? process.env.PATH,
  HOME: process.env.HOME,
  ...settings,
});

/** Runs a command of the clone, and returns what it printed. */
export async function runInClone(
  clone: string,
  command: readonly string[],
  settings: Environment = {},
): Promise<string> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: clone,
    env: createEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}\n${output}`);
  return output;
}

const READY = /Vitrine is ready on/;
const START_LIMIT_MS = 300_000;
const POLL_MS = 100;

export interface ServedShop {
  readonly origin: string;
  log(): string;
  stop(): Promise<void>;
}

function isRunning(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

/** Ends a group of processes. npm itself may end before the shop has. */
async function stopGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined || !isRunning(pid)) return;
  process.kill(-pid, 'SIGTERM');
  while (isRunning(pid)) await wait(POLL_MS);
}

/** Serves the shop as its guide says. */
export async function serveShop(clone: string, settings: Environment): Promise<ServedShop> {
  const child = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: clone,
    env: createEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, because npm starts the shop in processes below it.
    detached: true,
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => {
      void stopGroup(child);
      reject(new Error(`The shop ${reason}\n${log}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), START_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        log += chunk;
        if (!READY.test(log)) return;
        clearTimeout(timer);
        resolve();
      });
    child.once('exit', (status) => fail(`ended with ${status}`));
  });
  return { origin: settings.PUBLIC_URL ?? '', log: () => log, stop: () => stopGroup(child) };
}

/** A program that starts with this sees a later time, and does in seconds what it does every few minutes. */
export const startLater = (hours: number): Environment => {
  const code = `const { now } = Date;
Date.now = () => now() + ${hours} * 3_600_000;
const wait = globalThis.setTimeout;
globalThis.setTimeout = (run, ms, ...rest) => wait(run, ms < 60_000 ? ms : ms / 100, ...rest);`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
};

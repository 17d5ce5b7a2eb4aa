import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { findFreePorts } from './free-ports.ts';

const CONFIGURATION = fileURLToPath(new URL('../../../../ops/haproxy.cfg', import.meta.url));

function hasProgram() {
  try {
    execFileSync('haproxy', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export const hasHaproxy = hasProgram();

/** Puts the addresses of a test into the configuration that operators copy. */
function writeConfiguration(folder: string, port: number, shops: readonly number[]): string {
  let n = 0;
  const written = readFileSync(CONFIGURATION, 'utf8')
    .replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
    .replaceAll(/^( {2}server \w+) .*$/gm, (_, name) => `${name} 127.0.0.1:${shops[n++]}`);
  if (n !== shops.length) throw new Error(`The configuration names ${n} processes`);
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, written);
  return path;
}

async function waitUntilServing(origin: string, proxy: ChildProcess) {
  while (proxy.exitCode === null) {
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`haproxy ended with ${proxy.exitCode}`);
}

/** Starts haproxy in front of processes of the shop, with the configuration of `ops`. */
export async function startLoadBalancer(shopPorts: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-haproxy-'));
  const [port = 0] = await findFreePorts(1);
  const path = writeConfiguration(folder, port, shopPorts);
  const proxy = spawn('haproxy', ['-db', '-f', path], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilServing(origin, proxy);
  return {
    origin,
    async close() {
      const ended = once(proxy, 'exit');
      proxy.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** What the clients of a shop got, by status or error. */
export type Outcomes = Map<string, number>;

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends calls on kept connections until it is stopped. */
export function startTraffic(origin: string, calls: readonly Call[], clients: number) {
  const outcomes: Outcomes = new Map();
  let isDone = false;
  const send = (agent: Agent, { method, path, headers = {}, body }: Call) =>
    new Promise<string>((resolve) => {
      const sent = request(origin + path, { method, agent, headers }, (response) => {
        text(response).then(
          () => resolve(`${method} ${response.statusCode}`),
          () => resolve(`${method} cut off`),
        );
      });
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(`${method} ${error.code}`));
      sent.end(body);
    });
  const running = Array.from({ length: clients }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = client; !isDone; turn++) {
      const call = calls[turn % calls.length];
      if (!call) break;
      const outcome = await send(agent, call);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    agent.destroy();
  });
  return {
    outcomes,
    count: () => [...outcomes.values()].reduce((sum, count) => sum + count, 0),
    async stop() {
      isDone = true;
      await Promise.all(running);
      return outcomes;
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Where children keep what they have compiled, for the next ones. */
const COMPILED = fileURLToPath(
  new URL('../../../../node_modules/.cache/vitrine/compiled', import.meta.url),
);

/** Starts one of the processes beside this file. */
export function startChild(name: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
  const file = fileURLToPath(new URL(`./processes/${name}.ts`, import.meta.url));
  return spawn(process.execPath, ['--expose-gc', file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment },
  });
}

/** Everything a child says until some of it is there, or until it is gone. */
export async function said(child: ChildProcess, isEnough: (text: string) => boolean) {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (isEnough(text)) break;
  }
  return text;
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = await gone;
  return code as number | null;
}

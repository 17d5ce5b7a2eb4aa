import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The compile cache that child processes share. */
export const COMPILED = fileURLToPath(
  new URL('../../../../node_modules/.cache/vitrine/compiled', import.meta.url),
);

/** The embedded database stays in the form that V8 compiles at once, as in a shop. */
export const TEST_ENGINE = ['--liftoff-only'];

/** Starts a script of the `processes` folder. */
export function startChild(name: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
  const file = fileURLToPath(new URL(`./processes/${name}.ts`, import.meta.url));
  return spawn(process.execPath, ['--expose-gc', ...TEST_ENGINE, file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment },
  });
}

/** Reads the output of a child until it is enough, or until the child ends. */
export async function readOutput(child: ChildProcess, isEnough: (text: string) => boolean) {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (isEnough(text)) break;
  }
  return text;
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = await exited;
  return code as number | null;
}

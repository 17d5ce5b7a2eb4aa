import { spawnSync } from 'node:child_process';
import { APP } from './settings.ts';

/** Runs a command of this install and throws when it fails. Its output is shown only then, unless `isShown`. */
export function run(
  command: readonly string[],
  { isShown = false, env = {} }: { isShown?: boolean; env?: Record<string, string> } = {},
): void {
  const [file = '', ...args] = command;
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    cwd: APP,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: isShown ? 'inherit' : 'pipe',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command.join(' ')} failed\n${stdout ?? ''}${stderr ?? ''}`);
}

/** A command that this install brings along. */
export const bin = (name: string): string => `node_modules/.bin/${name}`;

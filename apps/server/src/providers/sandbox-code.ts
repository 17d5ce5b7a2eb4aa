import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from './provider-error.ts';

const CODE = /^demo-([\w-]{1,40})$/;
const SLOW_MS = 3_000;

/**
 * The user behind a sandbox code. `demo-anna` is always the same user; `demo-busy`, `demo-unreachable` and
 * `demo-slow` simulate faults of the provider; codes of any other form are invalid.
 */
export async function sandboxName(code: string): Promise<string> {
  const [, name] = CODE.exec(code) ?? [];
  if (!name) throw new ProviderError('refused', 'The sandbox code is invalid', '40029');
  if (name === 'busy')
    throw new ProviderError('busy', 'The sandbox simulates a busy provider', '-1');
  if (name === 'unreachable')
    throw new ProviderError('unreachable', 'The sandbox simulates an unreachable provider');
  if (name === 'slow') await wait(SLOW_MS);
  return name;
}

/** A stable id that looks like those of the providers. */
export const sandboxId = (prefix: string, name: string): string =>
  prefix + hash('sha256', `${prefix}${name}`, 'base64url').slice(0, 28 - prefix.length);

import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from './provider-error.ts';

const CODE = /^demo-([\w-]{1,40})$/;
const SLOW_MS = 3_000;

/**
 * Who is behind a code, in a sandbox. `demo-anna` is always the same Anna; `demo-busy` meets a partner
 * that has no time, `demo-unreachable` one that is away, `demo-slow` one that takes three seconds; any
 * other code is none.
 */
export async function sandboxName(code: string): Promise<string> {
  const [, name] = CODE.exec(code) ?? [];
  if (!name) throw new ProviderError('refused', 'The sandbox knows no such code', '40029');
  if (name === 'busy') throw new ProviderError('busy', 'The sandbox is busy', '-1');
  if (name === 'unreachable') throw new ProviderError('unreachable', 'The sandbox is away');
  if (name === 'slow') await wait(SLOW_MS);
  return name;
}

/** A stable id that looks like those of the partners. */
export const sandboxId = (prefix: string, name: string): string =>
  prefix + hash('sha256', `${prefix}${name}`, 'base64url').slice(0, 28 - prefix.length);

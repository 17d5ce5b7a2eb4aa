import { randomUUID } from 'node:crypto';
import type { Keyring } from '../../encryption/keyring.ts';
import { hashForLimits, timingSafeEqualBuffers } from './hmac.ts';

/** How long a browser is remembered after a log-in. */
export const DEVICE_DAYS = 365;

const signDevice = (keyring: Keyring, account: string, id: string) =>
  hashForLimits(keyring, 'known-device', `${account} ${id}`);

/** The value of the cookie that proves that a browser logged in to this account before. */
export function createDeviceProof(keyring: Keyring, account: string): string {
  const id = randomUUID();
  return `${id}.${signDevice(keyring, account, id).toString('base64url')}`;
}

/** The id of the browser, if it logged in to this account before. */
export function readDeviceProof(
  keyring: Keyring,
  account: string,
  proof: string | undefined,
): string | undefined {
  const [id = '', signature = ''] = proof?.split('.') ?? [];
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return timingSafeEqualBuffers(given, signDevice(keyring, account, id)) ? id : undefined;
}

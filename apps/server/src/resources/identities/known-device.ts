import { randomUUID } from 'node:crypto';
import type { Keyring } from '../../encryption/keyring.ts';
import { hashForLimits, timingSafeEqualBuffers } from './hmac.ts';

/** How long a browser is remembered after a log-in. */
export const DEVICE_DAYS = 365;

const signDevice = (keyring: Keyring, mobile: string, id: string) =>
  hashForLimits(keyring, 'known-device', `${mobile} ${id}`);

/** The value of the cookie that proves that a browser logged in to this mobile before. */
export function createDeviceProof(keyring: Keyring, mobile: string): string {
  const id = randomUUID();
  return `${id}.${signDevice(keyring, mobile, id).toString('base64url')}`;
}

/** The id of the browser, if it logged in to this mobile before. */
export function readDeviceProof(
  keyring: Keyring,
  mobile: string,
  proof: string | undefined,
): string | undefined {
  const [id = '', signature = ''] = proof?.split('.') ?? [];
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return timingSafeEqualBuffers(given, signDevice(keyring, mobile, id)) ? id : undefined;
}

import { hkdfSync } from 'node:crypto';

/** A key that seals, and one derived from it that hashes what must be found again. */
export interface SealingKey {
  readonly id: string;
  readonly secret: Buffer;
  readonly hashSecret: Buffer;
}

/** The first key seals; every other only opens what it sealed in its time. */
export interface Keyring {
  readonly current: SealingKey;
  readonly all: readonly SealingKey[];
}

export const KEY_BYTES = 32;
const KEY_ID = /^[a-z0-9-]{1,16}$/;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

export function sealingKey(id: string, secret: Buffer): SealingKey {
  const hashSecret = Buffer.from(hkdfSync('sha256', secret, '', 'find again', KEY_BYTES));
  return { id, secret, hashSecret };
}

function readKey(text: string): SealingKey | undefined {
  const [id = '', encoded = ''] = text.trim().split(':');
  if (!KEY_ID.test(id) || !BASE64.test(encoded)) return undefined;
  const secret = Buffer.from(encoded, 'base64');
  return secret.length === KEY_BYTES ? sealingKey(id, secret) : undefined;
}

/** Reads `id:base64,id:base64`; nothing when any part of it is no key, or two have one name. */
export function readKeyring(text: string): Keyring | undefined {
  const all = text.split(',').map(readKey);
  const known = all.filter((key) => key !== undefined);
  const [current] = known;
  const names = new Set(known.map(({ id }) => id));
  if (!current || known.length < all.length || names.size < known.length) return undefined;
  return { current, all: known };
}

import { hkdfSync } from 'node:crypto';

/** A key for encryption, and one derived from it for the hashes that rows are found by. */
export interface EncryptionKey {
  readonly id: string;
  readonly secret: Buffer;
  readonly hmacSecret: Buffer;
}

/** The first key encrypts; the others only decrypt what they encrypted before. */
export interface Keyring {
  readonly current: EncryptionKey;
  readonly all: readonly EncryptionKey[];
}

export const KEY_BYTES = 32;
const FINGERPRINT_BYTES = 16;
const KEY_ID = /^[a-z0-9-]{1,16}$/;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

export function createEncryptionKey(id: string, secret: Buffer): EncryptionKey {
  const hmacSecret = Buffer.from(hkdfSync('sha256', secret, '', 'find again', KEY_BYTES));
  return { id, secret, hmacSecret };
}

/** The keys whose content a rotation has to encrypt again. */
export const listFormerKeyIds = ({ all, current }: Keyring): string[] =>
  all.filter((key) => key !== current).map(({ id }) => id);

/** Distinguishes two keys of the same id without revealing their secrets. */
export const computeFingerprint = ({ secret }: EncryptionKey): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint', FINGERPRINT_BYTES));

function readKey(text: string): EncryptionKey | undefined {
  const [id = '', encoded = ''] = text.trim().split(':');
  if (!KEY_ID.test(id) || !BASE64.test(encoded)) return undefined;
  const secret = Buffer.from(encoded, 'base64');
  return secret.length === KEY_BYTES ? createEncryptionKey(id, secret) : undefined;
}

/** Reads `id:base64,id:base64`. Returns undefined when a key is invalid or two have the same id. */
export function readKeyring(text: string): Keyring | undefined {
  const all = text.split(',').map(readKey);
  const keys = all.filter((key) => key !== undefined);
  const [current] = keys;
  const ids = new Set(keys.map(({ id }) => id));
  if (!current || keys.length < all.length || ids.size < keys.length) return undefined;
  return { current, all: keys };
}

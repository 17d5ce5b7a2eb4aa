import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Keyring, SealingKey } from './keyring.ts';

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals bytes with the current key. `place` says where they belong, and they open nowhere else: a
 * sealed name that is copied into another row is refused.
 *
 * Laid out as: version, length of the key's name, its name, nonce, tag, what was sealed.
 */
export function seal({ current }: Keyring, place: string, plain: Uint8Array): Buffer {
  const name = Buffer.from(current.id);
  const head = Buffer.concat([Buffer.from([VERSION, name.length]), name]);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, current.secret, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.concat([head, Buffer.from(place)]));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([head, nonce, cipher.getAuthTag(), sealed]);
}

function keyOf({ all }: Keyring, sealed: Buffer): SealingKey {
  const id = sealed.subarray(2, 2 + (sealed[1] ?? 0)).toString();
  const key = sealed[0] === VERSION ? all.find((one) => one.id === id) : undefined;
  if (!key) throw new Error('sealed with a key that this shop does not have');
  return key;
}

/** Opens what `seal` made. Throws when it was changed, moved, or sealed with an unknown key. */
export function unseal(keyring: Keyring, place: string, sealed: Buffer): Buffer {
  const { secret } = keyOf(keyring, sealed);
  const nonceAt = 2 + (sealed[1] ?? 0);
  const tagAt = nonceAt + NONCE_BYTES;
  const dataAt = tagAt + TAG_BYTES;
  const nonce = sealed.subarray(nonceAt, tagAt);
  const decipher = createDecipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.concat([sealed.subarray(0, nonceAt), Buffer.from(place)]));
  decipher.setAuthTag(sealed.subarray(tagAt, dataAt));
  return Buffer.concat([decipher.update(sealed.subarray(dataAt)), decipher.final()]);
}

export const sealText = (keyring: Keyring, place: string, text: string): Buffer =>
  seal(keyring, place, Buffer.from(text));

export const unsealText = (keyring: Keyring, place: string, sealed: Buffer): string =>
  unseal(keyring, place, sealed).toString();

/** The same text of the same place has the same hash; without the key nobody can try texts out. */
export const findableHash = ({ hashSecret }: SealingKey, place: string, text: string): Buffer =>
  createHmac('sha256', hashSecret).update(`${place}\0${text}`).digest();

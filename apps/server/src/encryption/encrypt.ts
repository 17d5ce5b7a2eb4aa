import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { EncryptionKey, Keyring } from './keyring.ts';

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts bytes with the current key. `place` names the row and column and is authenticated, so that a
 * ciphertext that was copied into another row cannot be decrypted.
 *
 * Layout: version, length of the key's id, the id, nonce, tag, ciphertext.
 */
export function encrypt({ current }: Keyring, place: string, plain: Uint8Array): Buffer {
  const id = Buffer.from(current.id);
  const head = Buffer.concat([Buffer.from([VERSION, id.length]), id]);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, current.secret, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.concat([head, Buffer.from(place)]));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([head, nonce, cipher.getAuthTag(), ciphertext]);
}

/** The id of the key that encrypted something, which the keyring may not have. */
export const readKeyId = (encrypted: Buffer): string =>
  encrypted.subarray(2, 2 + (encrypted[1] ?? 0)).toString();

function findKey({ all }: Keyring, encrypted: Buffer): EncryptionKey {
  const id = readKeyId(encrypted);
  const key = encrypted[0] === VERSION ? all.find((one) => one.id === id) : undefined;
  if (!key) throw new Error('encrypted with a key that is not in the keyring');
  return key;
}

/** Decrypts the result of `encrypt`. Throws when it was changed or moved, or when its key is unknown. */
export function decrypt(keyring: Keyring, place: string, encrypted: Buffer): Buffer {
  const { secret } = findKey(keyring, encrypted);
  const nonceAt = 2 + (encrypted[1] ?? 0);
  const tagAt = nonceAt + NONCE_BYTES;
  const dataAt = tagAt + TAG_BYTES;
  const nonce = encrypted.subarray(nonceAt, tagAt);
  const decipher = createDecipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.concat([encrypted.subarray(0, nonceAt), Buffer.from(place)]));
  decipher.setAuthTag(encrypted.subarray(tagAt, dataAt));
  return Buffer.concat([decipher.update(encrypted.subarray(dataAt)), decipher.final()]);
}

export const encryptText = (keyring: Keyring, place: string, text: string): Buffer =>
  encrypt(keyring, place, Buffer.from(text));

export const decryptText = (keyring: Keyring, place: string, encrypted: Buffer): string =>
  decrypt(keyring, place, encrypted).toString();

/** A keyed hash by which an encrypted text can be found. It cannot be brute-forced without the key. */
export const computeLookupHmac = (
  { hmacSecret: hashSecret }: EncryptionKey,
  place: string,
  text: string,
): Buffer => createHmac('sha256', hashSecret).update(`${place}\0${text}`).digest();

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export const SEAL_ALGORITHM = 'AEAD_AES_256_GCM';
const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const NONCE_BYTES = 6;

/** What the provider sends sealed: the tag follows the ciphertext, the nonce is text. */
export interface Sealed {
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data?: string | undefined;
}

/** Opens what was sealed with the key of API version 3. Throws when a single bit is wrong. */
export function unseal({ ciphertext, nonce, associated_data = '' }: Sealed, key: string): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const opening = createDecipheriv(CIPHER, Buffer.from(key), Buffer.from(nonce), {
    authTagLength: TAG_BYTES,
  });
  opening.setAAD(Buffer.from(associated_data));
  opening.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([opening.update(bytes.subarray(0, -TAG_BYTES)), opening.final()]).toString();
}

export function seal(text: string, key: string, associated_data: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const closing = createCipheriv(CIPHER, Buffer.from(key), Buffer.from(nonce));
  closing.setAAD(Buffer.from(associated_data));
  const sealed = Buffer.concat([closing.update(text), closing.final(), closing.getAuthTag()]);
  return { ciphertext: sealed.toString('base64'), nonce, associated_data };
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export const ALGORITHM = 'AEAD_AES_256_GCM';
const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const NONCE_BYTES = 6;

/** Encrypted data of WeChat Pay: the tag follows the ciphertext, the nonce is text. */
export interface EncryptedResource {
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data?: string | undefined;
}

/** Decrypts with the key of API version 3. Throws when the data was changed. */
export function decrypt(
  { ciphertext, nonce, associated_data = '' }: EncryptedResource,
  key: string,
): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv(CIPHER, Buffer.from(key), Buffer.from(nonce), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(associated_data));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([
    decipher.update(bytes.subarray(0, -TAG_BYTES)),
    decipher.final(),
  ]).toString();
}

export function encrypt(text: string, key: string, associated_data: string): EncryptedResource {
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const cipher = createCipheriv(CIPHER, Buffer.from(key), Buffer.from(nonce));
  cipher.setAAD(Buffer.from(associated_data));
  const encrypted = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return { ciphertext: encrypted.toString('base64'), nonce, associated_data };
}

import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { findByKey, type SharedKeys } from '../../encryption/shared-keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MAX_BYTES = 2_048;

const deriveKey = (key: string) => hash('sha256', key, 'buffer');

/** Encrypts a URL as the portal sends it: AES-256-GCM, `nonce | text | tag`, in base64url. */
export function encryptPortalUrl(url: string, key: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(key), nonce);
  const text = Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts a URL; undefined if it was encrypted with none of the keys. */
export function decryptPortalUrl(encrypted: string, keys: SharedKeys): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.length > MAX_BYTES) return undefined;
  return findByKey(keys, (key) => decryptBytes(bytes, key));
}

function decryptBytes(bytes: Buffer, key: string): string | undefined {
  const decipher = createDecipheriv(CIPHER, deriveKey(key), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Returns the path of a URL of this shop, so that redirects cannot leave it; otherwise undefined. */
export function toShopPath(text: string, publicUrl: string | undefined): string | undefined {
  const base = publicUrl ?? 'http://here.invalid';
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (url.origin !== new URL(base).origin || url.username || url.password) return undefined;
  // A browser reads a path such as `//elsewhere.example` as another host.
  if (url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MOST_BYTES = 2_048;

const keyOf = (key: string) => hash('sha256', key, 'buffer');

/** An address as the portal sends it: AES-256-GCM, `nonce | text | tag`, in base64url. */
export function sealPortalUrl(address: string, key: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key), nonce);
  const text = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
}

/** The address inside, if the portal has written it with this key. */
export function openPortalUrl(sealed: string, key: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.length > MOST_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyOf(key), bytes.subarray(0, NONCE_BYTES), {
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

/** Where a shopper may be sent: to a page of this shop, and nowhere else. */
export function pathInShop(address: string, publicUrl: string | undefined): string | undefined {
  const base = publicUrl ?? 'http://here.invalid';
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.origin !== new URL(base).origin || url.username || url.password) return undefined;
  // `//elsewhere.example` is a path to us, and another host to a browser.
  if (url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

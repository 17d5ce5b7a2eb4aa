import { computeLookupHmac } from '../../encryption/encrypt.ts';
import type { EncryptionKey, Keyring } from '../../encryption/keyring.ts';
import { timingSafeEqualBuffers } from '../identities/hmac.ts';

const PLACE = 'fapiao-file-url';
/** Long enough to copy the link into a browser, which a mini-program's shopper has to. */
const VALID_SECONDS = 1_800;

const sign = (key: EncryptionKey, id: string, expires: number): Buffer =>
  computeLookupHmac(key, PLACE, `${id} ${expires}`);

/** The URL of a file. A browser outside the mini-program has no session, so the URL is the proof. */
export function signFileUrl({ current }: Keyring, id: string, now: number): string {
  const expires = Math.floor(now / 1000) + VALID_SECONDS;
  const signature = sign(current, id, expires).toString('base64url');
  return `/api/v1/fapiao-files/${id}?expires=${expires}&signature=${signature}`;
}

/** Whether a URL was signed by this shop and is still valid. */
export const isFileUrlValid = (
  { all }: Keyring,
  id: string,
  { expires, signature }: { readonly expires: number; readonly signature: string },
  now: number,
): boolean => {
  const actual = Buffer.from(signature, 'base64url');
  return (
    expires * 1000 > now &&
    all.some((key) => timingSafeEqualBuffers(actual, sign(key, id, expires)))
  );
};

import { computeLookupHmac } from '../../encryption/encrypt.ts';
import type { EncryptionKey, Keyring } from '../../encryption/keyring.ts';
import { timingSafeEqualBuffers } from '../identities/hmac.ts';
import { getImageUrlEnd } from './rules.ts';

const PLACE = 'conversation-image-url';

const sign = (key: EncryptionKey, imageId: string, expires: number): Buffer =>
  computeLookupHmac(key, PLACE, `${imageId} ${expires}`);

/**
 * The query of a picture's URLs. A mini-program shows pictures without a session, so the URL proves that
 * the shop gave it to the owner of the conversation.
 */
export function signImageUrl({ current }: Keyring, imageId: string, now: number): string {
  const expires = getImageUrlEnd(now);
  return `expires=${expires}&signature=${sign(current, imageId, expires).toString('base64url')}`;
}

interface SignedUrl {
  readonly expires: number;
  readonly signature: string;
}

/** Whether a URL was signed by this shop and is still valid. */
export function isImageUrlValid(
  { all }: Keyring,
  imageId: string,
  { expires, signature }: SignedUrl,
  now: number,
): boolean {
  const actual = Buffer.from(signature, 'base64url');
  return (
    expires * 1000 > now &&
    all.some((key) => timingSafeEqualBuffers(actual, sign(key, imageId, expires)))
  );
}

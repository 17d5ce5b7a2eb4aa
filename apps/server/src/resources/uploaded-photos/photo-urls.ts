import { computeLookupHmac } from '../../encryption/encrypt.ts';
import type { EncryptionKey, Keyring } from '../../encryption/keyring.ts';
import { timingSafeEqualBuffers } from '../identities/hmac.ts';

const URL_MS = 6 * 3_600_000;

/** The end of a photo's URLs in seconds. It is the same for some hours, so that browsers can reuse the photo. */
const getUrlEnd = (now: number): number => ((Math.floor(now / URL_MS) + 2) * URL_MS) / 1000;

/**
 * Signs and checks the URLs of photos of one kind. A mini-program shows photos without a session, so the
 * URL proves that the shop gave it to the owner of the photo.
 */
export function createPhotoUrls(path: string, place: string) {
  const sign = (key: EncryptionKey, id: string, expires: number): Buffer =>
    computeLookupHmac(key, place, `${id} ${expires}`);

  return {
    /** The URLs of a photo in both sizes, valid for some hours. */
    sign({ current }: Keyring, id: string, now: number) {
      const expires = getUrlEnd(now);
      const signature = sign(current, id, expires).toString('base64url');
      const query = `expires=${expires}&signature=${signature}`;
      return {
        url: `${path}/${id}/photo?${query}`,
        thumbnailUrl: `${path}/${id}/thumbnail?${query}`,
      };
    },

    /** Whether a URL was signed by this shop and is still valid. */
    isValid(
      { all }: Keyring,
      id: string,
      { expires, signature }: { readonly expires: number; readonly signature: string },
      now: number,
    ): boolean {
      const actual = Buffer.from(signature, 'base64url');
      return (
        expires * 1000 > now &&
        all.some((key) => timingSafeEqualBuffers(actual, sign(key, id, expires)))
      );
    },
  };
}

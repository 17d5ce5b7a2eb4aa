import { decrypt, encrypt } from '../../encryption/encrypt.ts';
import type { Keyring } from '../../encryption/keyring.ts';

export type PhotoVariant = 'photo' | 'thumbnail';

/** The columns of a photo. Its place is also the encryption context, so it only decrypts in its own row. */
export const encryptPhoto = (
  keyring: Keyring,
  place: string,
  { photo, thumbnail }: Readonly<Record<PhotoVariant, Buffer>>,
) => ({
  encrypted_photo: encrypt(keyring, `${place}/photo`, photo),
  encrypted_thumbnail: encrypt(keyring, `${place}/thumbnail`, thumbnail),
  key_id: keyring.current.id,
});

export const decryptPhoto = (
  keyring: Keyring,
  place: string,
  variant: PhotoVariant,
  encrypted: Buffer,
): Buffer => decrypt(keyring, `${place}/${variant}`, encrypted);

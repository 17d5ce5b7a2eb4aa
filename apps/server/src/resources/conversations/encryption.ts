import { decrypt, decryptText, encrypt, encryptText } from '../../encryption/encrypt.ts';
import type { Keyring } from '../../encryption/keyring.ts';

const textPlace = (messageId: string) => `conversation-message/${messageId}/text`;

export const encryptMessageText = (keyring: Keyring, messageId: string, text: string) =>
  text === ''
    ? { encrypted_text: null, key_id: null }
    : {
        encrypted_text: encryptText(keyring, textPlace(messageId), text),
        key_id: keyring.current.id,
      };

export const decryptMessageText = (
  keyring: Keyring,
  { id, encrypted_text }: { id: string; encrypted_text: Buffer | null },
): string => (encrypted_text ? decryptText(keyring, textPlace(id), encrypted_text) : '');

export type ImageVariant = 'photo' | 'thumbnail';

const imagePlace = (imageId: string, variant: ImageVariant) =>
  `conversation-image/${imageId}/${variant}`;

export const encryptImage = (
  keyring: Keyring,
  imageId: string,
  { photo, thumbnail }: Readonly<Record<ImageVariant, Buffer>>,
) => ({
  encrypted_photo: encrypt(keyring, imagePlace(imageId, 'photo'), photo),
  encrypted_thumbnail: encrypt(keyring, imagePlace(imageId, 'thumbnail'), thumbnail),
  key_id: keyring.current.id,
});

export const decryptImage = (
  keyring: Keyring,
  imageId: string,
  variant: ImageVariant,
  encrypted: Buffer,
): Buffer => decrypt(keyring, imagePlace(imageId, variant), encrypted);

import { decryptText, encryptText } from '../../encryption/encrypt.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { decryptPhoto, encryptPhoto, type PhotoVariant } from '../uploaded-photos/encrypt-photo.ts';

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

const imagePlace = (imageId: string) => `conversation-image/${imageId}`;

export const encryptImage = (
  keyring: Keyring,
  imageId: string,
  image: Parameters<typeof encryptPhoto>[2],
) => encryptPhoto(keyring, imagePlace(imageId), image);

export const decryptImage = (
  keyring: Keyring,
  imageId: string,
  variant: PhotoVariant,
  encrypted: Buffer,
): Buffer => decryptPhoto(keyring, imagePlace(imageId), variant, encrypted);

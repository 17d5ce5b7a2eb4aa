import { decrypt, encrypt } from '../../../encryption/encrypt.ts';
import type { Keyring } from '../../../encryption/keyring.ts';
import type { Storage } from '../../../providers/storage/port.ts';
import type { CardPhoto } from './card-photo.ts';

interface ImageStoreDeps {
  readonly keyring: Keyring;
  readonly storage: Storage;
}

type Kind = keyof CardPhoto;
const KINDS: readonly Kind[] = ['photo', 'thumbnail'];

/** The storage key is also the encryption context, so an image only decrypts under its own key. */
const toStorageKey = (id: string, kind: Kind) => `personal-ids/${id}/${kind}`;

export async function putImage({ keyring, storage }: ImageStoreDeps, id: string, photo: CardPhoto) {
  for (const kind of KINDS) {
    const key = toStorageKey(id, kind);
    await storage.put(key, encrypt(keyring, key, photo[kind]));
  }
}

export async function getImage({ keyring, storage }: ImageStoreDeps, id: string, kind: Kind) {
  const key = toStorageKey(id, kind);
  const encrypted = await storage.get(key);
  return encrypted && decrypt(keyring, key, encrypted);
}

export async function removeImage({ storage }: Pick<ImageStoreDeps, 'storage'>, id: string) {
  for (const kind of KINDS) await storage.remove(toStorageKey(id, kind));
}

/** Re-encrypts an image with the current key. It stays readable when interrupted. */
export async function reencryptImage({ keyring, storage }: ImageStoreDeps, id: string) {
  for (const kind of KINDS) {
    const key = toStorageKey(id, kind);
    const decrypted = await getImage({ keyring, storage }, id, kind);
    if (decrypted) await storage.put(key, encrypt(keyring, key, decrypted));
  }
}

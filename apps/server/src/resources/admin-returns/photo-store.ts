import { decrypt, encrypt, readKeyId } from '../../encryption/encrypt.ts';
import type { MerchantReturnDeps } from './deps.ts';

type PhotoDeps = Pick<MerchantReturnDeps, 'keyring' | 'storage'>;

interface PhotoKey {
  readonly id: string;
  readonly return_id: string;
}

/** The storage key is also the encryption context, so a photo only decrypts under its own key. */
const toStorageKey = ({ id, return_id }: PhotoKey) => `returns/${return_id}/${id}`;

export async function putReturnPhoto(
  { keyring, storage }: PhotoDeps,
  photo: PhotoKey,
  bytes: Uint8Array,
): Promise<void> {
  const place = toStorageKey(photo);
  await storage.put(place, encrypt(keyring, place, bytes));
}

export async function getReturnPhoto(
  { keyring, storage }: PhotoDeps,
  photo: PhotoKey,
): Promise<Buffer | undefined> {
  const place = toStorageKey(photo);
  const stored = await storage.get(place);
  return stored && decrypt(keyring, place, stored);
}

/** Re-encrypts a photo with the current key. Returns false when its own key is not in the keyring. */
export async function reencryptReturnPhoto(deps: PhotoDeps, photo: PhotoKey): Promise<boolean> {
  const { keyring, storage } = deps;
  const place = toStorageKey(photo);
  const stored = await storage.get(place);
  if (!stored) return true;
  const keyId = readKeyId(stored);
  if (keyId === keyring.current.id) return true;
  if (!keyring.all.some(({ id }) => id === keyId)) return false;
  await putReturnPhoto(deps, photo, decrypt(keyring, place, stored));
  return true;
}

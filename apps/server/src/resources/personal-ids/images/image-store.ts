import type { Storage } from '../../../providers/storage/port.ts';
import type { Keyring } from '../../../sealing/keyring.ts';
import { seal, unseal } from '../../../sealing/seal.ts';
import type { CardPhoto } from './card-photo.ts';

interface Sealed {
  readonly keyring: Keyring;
  readonly storage: Storage;
}

type Kind = keyof CardPhoto;
const KINDS: readonly Kind[] = ['photo', 'thumbnail'];

/** Where a picture lies; it opens nowhere else. */
const keyOf = (id: string, kind: Kind) => `personal-ids/${id}/${kind}`;

export async function putImage({ keyring, storage }: Sealed, id: string, photo: CardPhoto) {
  for (const kind of KINDS) {
    const key = keyOf(id, kind);
    await storage.put(key, seal(keyring, key, photo[kind]));
  }
}

export async function getImage({ keyring, storage }: Sealed, id: string, kind: Kind) {
  const key = keyOf(id, kind);
  const sealed = await storage.get(key);
  return sealed && unseal(keyring, key, sealed);
}

export async function removeImage({ storage }: Pick<Sealed, 'storage'>, id: string) {
  for (const kind of KINDS) await storage.remove(keyOf(id, kind));
}

/** Seals a picture anew with the key of now. Whatever it is interrupted by, it can be opened. */
export async function resealImage({ keyring, storage }: Sealed, id: string) {
  for (const kind of KINDS) {
    const key = keyOf(id, kind);
    const plain = await getImage({ keyring, storage }, id, kind);
    if (plain) await storage.put(key, seal(keyring, key, plain));
  }
}

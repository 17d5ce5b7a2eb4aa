import type { ReturnRequestPhoto } from '@vitrine/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { decryptPhoto, encryptPhoto, type PhotoVariant } from '../uploaded-photos/encrypt-photo.ts';
import { createPhotoUrls } from '../uploaded-photos/photo-urls.ts';

type Db = Kysely<Database>;

export const requestPhotoUrls = createPhotoUrls(
  '/api/v1/return-request-photos',
  'return-request-photo-url',
);

const toPlace = (id: string) => `return-request-photo/${id}`;

export const encryptRequestPhoto = (
  keyring: Keyring,
  id: string,
  photo: Parameters<typeof encryptPhoto>[2],
) => encryptPhoto(keyring, toPlace(id), photo);

export const decryptRequestPhoto = (
  keyring: Keyring,
  id: string,
  variant: PhotoVariant,
  encrypted: Buffer,
): Buffer => decryptPhoto(keyring, toPlace(id), variant, encrypted);

/** The photos of returns in their order, without their bytes. */
export const findRequestPhotos = (db: Db, returnIds: readonly string[]) =>
  db
    .selectFrom('return_request_photos')
    .select(['id', 'return_id', 'width', 'height'])
    .where('return_id', 'in', returnIds)
    .orderBy('position')
    .execute();

export type RequestPhotoRow = Awaited<ReturnType<typeof findRequestPhotos>>[number];

export const mapRequestPhotoToResponse = (
  { id, width, height }: Omit<RequestPhotoRow, 'return_id'>,
  { keyring, now }: { readonly keyring: Keyring; readonly now: () => number },
): ReturnRequestPhoto => ({
  id,
  ...requestPhotoUrls.sign(keyring, id, now()),
  width,
  height,
});

/** The photos that a shopper has sent with returns, or with one return, decrypted. */
export async function readRequestPhotos(
  db: Db,
  keyring: Keyring,
  owner: { readonly shopperId: string } | { readonly returnId: string },
) {
  const rows = await db
    .selectFrom('return_request_photos')
    .select(['id', 'return_id', 'encrypted_photo', 'created_at'])
    .where((eb) =>
      'returnId' in owner
        ? eb('return_id', '=', owner.returnId)
        : eb('shopper_id', '=', owner.shopperId),
    )
    .orderBy('return_id')
    .orderBy('position')
    .execute();
  return rows.map(({ encrypted_photo, ...row }) => {
    const bytes = decryptRequestPhoto(keyring, row.id, 'photo', encrypted_photo);
    return { ...row, url: `data:image/jpeg;base64,${bytes.toString('base64')}` };
  });
}

/**
 * Attaches uploaded photos to a new return. Returns false when one is not the shopper's, was deleted, or
 * belongs to another return.
 */
export async function attachRequestPhotos(
  trx: Transaction<Database>,
  photoIds: readonly string[],
  { shopperId, returnId }: { readonly shopperId: string; readonly returnId: string },
): Promise<boolean> {
  for (const [position, id] of [...new Set(photoIds)].entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('return_request_photos')
      .set({ return_id: returnId, position })
      .where('id', '=', id)
      .where('shopper_id', '=', shopperId)
      .where('return_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  return true;
}

/** Deletes a shopper's oldest unused uploads. */
export const deleteOldestUnusedPhotos = (
  trx: Transaction<Database>,
  shopperId: string,
  kept: number,
) =>
  trx
    .deleteFrom('return_request_photos')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('return_request_photos')
        .select('id')
        .where('shopper_id', '=', shopperId)
        .where('return_id', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(kept),
    )
    .execute();

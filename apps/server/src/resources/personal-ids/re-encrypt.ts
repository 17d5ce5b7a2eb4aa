import { listFormerKeyIds } from '../../encryption/keyring.ts';
import type { PersonalIdDeps } from './deps.ts';
import { decryptDetails, encryptDetails } from './encryption.ts';
import { reencryptImage, removeImage } from './images/image-store.ts';

type EncryptionDeps = Pick<PersonalIdDeps, 'db' | 'keyring' | 'storage'>;

const BATCH = 20;

/** Re-encrypts a batch of names and numbers with the current key. */
async function reencryptRows({ db, keyring }: EncryptionDeps, formerKeyIds: readonly string[]) {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('personal_ids')
      .selectAll()
      .where('key_id', 'in', formerKeyIds)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of rows) {
      const key = { id: row.id, shopperId: row.shopper_id };
      const encrypted = encryptDetails(keyring, key, decryptDetails(keyring, row));
      await trx.updateTable('personal_ids').set(encrypted).where('id', '=', row.id).execute();
    }
    return rows.length;
  });
}

async function reencryptImages(deps: EncryptionDeps, formerKeyIds: readonly string[]) {
  const { db, keyring } = deps;
  const rows = await db
    .selectFrom('personal_id_images')
    .select('id')
    .where('key_id', 'in', formerKeyIds)
    .limit(BATCH)
    .execute();
  for (const { id } of rows) {
    await reencryptImage(deps, id);
    const updated = await db
      .updateTable('personal_id_images')
      .set({ key_id: keyring.current.id })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    // The row was deleted meanwhile, so the file must not be restored.
    if (!updated) await removeImage(deps, id);
  }
  return rows.length;
}

/** Re-encrypts a batch of data of former keys after a key rotation. Returns false when none is left. */
export async function reencryptBatch(deps: EncryptionDeps): Promise<boolean> {
  const formerKeyIds = listFormerKeyIds(deps.keyring);
  if (formerKeyIds.length === 0) return false;
  const rows = await reencryptRows(deps, formerKeyIds);
  const images = await reencryptImages(deps, formerKeyIds);
  return rows + images > 0;
}

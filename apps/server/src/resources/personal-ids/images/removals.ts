import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Storage } from '../../../providers/storage/port.ts';
import { removeImage } from './image-store.ts';

export const REMOVAL_BATCH = 100;

/** Notes photos whose files are to be removed, in the transaction that deletes their rows. */
export async function scheduleRemovals(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return;
  await db
    .insertInto('personal_id_image_removals')
    .values(ids.map((image_id) => ({ image_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Removes files outside of a transaction, because a storage that hangs must not hold a connection. A file
 * that cannot be removed stays noted. Returns the number of removed photos.
 */
export async function removeScheduledImages(deps: {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
}): Promise<number> {
  const scheduled = await deps.db
    .selectFrom('personal_id_image_removals')
    .select('image_id')
    .orderBy('created_at')
    .limit(REMOVAL_BATCH)
    .execute();
  for (const { image_id: id } of scheduled) {
    await removeImage(deps, id);
    await deps.db.deleteFrom('personal_id_image_removals').where('image_id', '=', id).execute();
  }
  return scheduled.length;
}

import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { scheduleRemovals } from './images/removals.ts';
import { MAX_ORPHANED_UPLOADS } from './rules.ts';

/** Deletes the rows of a shopper's oldest unused uploads. Their files are removed later. */
export async function deleteOldestOrphanedUploads(
  trx: Transaction<Database>,
  shopperId: string,
): Promise<void> {
  const deleted = await trx
    .deleteFrom('personal_id_images')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('personal_id_images')
        .select('id')
        .where('shopper_id', '=', shopperId)
        .where('personal_id_id', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(MAX_ORPHANED_UPLOADS),
    )
    .returning('id')
    .execute();
  await scheduleRemovals(
    trx,
    deleted.map(({ id }) => id),
  );
}

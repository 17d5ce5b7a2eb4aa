import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { deletePersonalIdRow, isStillNeeded, lockOrdersUsing } from './delete-personal-id.ts';
import type { PersonalIdDeps } from './deps.ts';
import { REMOVAL_BATCH, removeScheduledImages, scheduleRemovals } from './images/removals.ts';

/** Uploads stay this long, because the shopper may still be filling in the form. */
const ORPHANED_UPLOAD_MS = 24 * 60 * 60 * 1000;
const BATCH = 20;

type PruneDeps = Pick<PersonalIdDeps, 'db' | 'storage' | 'now'>;

/** Deletes removed customs IDs that no order needs any more. */
export async function pruneRemoved(db: Kysely<Database>) {
  const removed = await db
    .selectFrom('personal_ids')
    .select('id')
    .where('removed_at', 'is not', null)
    .execute();
  for (const { id } of removed)
    await db.transaction().execute(async (trx) => {
      await lockOrdersUsing(trx, id);
      if (!(await isStillNeeded(trx, id))) await deletePersonalIdRow(trx, id);
    });
}

/** Deletes uploads that were not used for a day. Returns true when there may be more. */
export async function pruneImages(deps: PruneDeps): Promise<boolean> {
  const { db, now } = deps;
  const deleted = await db.transaction().execute(async (trx) => {
    const rows = await trx
      .deleteFrom('personal_id_images')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('personal_id_images')
          .select('id')
          .where('personal_id_id', 'is', null)
          .where('created_at', '<', new Date(now() - ORPHANED_UPLOAD_MS))
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute();
    await scheduleRemovals(
      trx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
  const removed = await removeScheduledImages(deps);
  return deleted === BATCH || removed === REMOVAL_BATCH;
}

import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineSweep } from '../../jobs/sweep.ts';
import type { PersonalIdDeps } from './deps.ts';
import { removeImage } from './images/image-store.ts';
import { forgetPerson, isNeeded, lockOrdersOf } from './removing.ts';

/** A photo waits as long as somebody may be filling in the form. */
const LOOSE_MS = 24 * 60 * 60 * 1000;
const BATCH = 20;

type Pruning = Pick<PersonalIdDeps, 'db' | 'storage' | 'now'>;

/** Those who left the book while an order needed them go once none does any more. */
async function pruneRemoved(db: Kysely<Database>) {
  const removed = await db
    .selectFrom('personal_ids')
    .select('id')
    .where('removed_at', 'is not', null)
    .execute();
  for (const { id } of removed)
    await db.transaction().execute(async (trx) => {
      await lockOrdersOf(trx, id);
      if (!(await isNeeded(trx, id))) await forgetPerson(trx, id);
    });
}

/** Throws photos away that nobody has used for a day. True when there may be more. */
export async function pruneImages({ db, storage, now }: Pruning): Promise<boolean> {
  const loose = await db
    .selectFrom('personal_id_images')
    .select('id')
    .where('personal_id_id', 'is', null)
    .where('created_at', '<', new Date(now() - LOOSE_MS))
    .limit(BATCH)
    .execute();
  for (const { id } of loose)
    await db.transaction().execute(async (trx) => {
      const taken = await trx
        .deleteFrom('personal_id_images')
        .where('id', '=', id)
        .where('personal_id_id', 'is', null)
        .returning('id')
        .executeTakeFirst();
      // Within, so that a photo that could not be thrown away is not forgotten.
      if (taken) await removeImage({ storage }, id);
    });
  return loose.length === BATCH;
}

export const prunePersonalIds = defineSweep({
  name: 'prune-personal-ids',
  everyMs: 10 * 60_000,
  async run({ deps }) {
    await pruneRemoved(deps.db);
    return pruneImages(deps);
  },
});

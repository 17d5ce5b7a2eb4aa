import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { defineJob } from './job.ts';

/** Twice the time between two runs, so that no start or end is missed. */
const LOOK_BACK_MS = 2 * 60_000;

/** Whether any row of the table started or ended in this period. */
async function hasChanged(
  db: Kysely<Database>,
  table: 'content_revisions' | 'banners' | 'sales',
  since: Date,
  until: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.lit(1).as('one'))
    .where((eb) =>
      eb.or([
        eb.and([eb('starts_at', '>', since), eb('starts_at', '<=', until)]),
        eb.and([eb('ends_at', '>', since), eb('ends_at', '<=', until)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Starts and ends of content write nothing to the database, so this job notifies the caches of them. */
export const contentWindows = defineJob({
  name: 'content-windows',
  data: z.object({}),
  schedule: '* * * * *',
  async run(_, { database, now }) {
    const until = new Date(now());
    const since = new Date(until.getTime() - LOOK_BACK_MS);
    const hasTurned = (table: Parameters<typeof hasChanged>[1]) =>
      hasChanged(database.db, table, since, until);
    if ((await hasTurned('content_revisions')) || (await hasTurned('banners')))
      await database.notify('content');
    if (await hasTurned('sales')) await database.notify('catalogue');
  },
});

import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { defineJob } from './job.ts';

/** Twice the time between two runs: better told twice than never. */
const LOOK_BACK_MS = 2 * 60_000;

/** Has any window of a table opened or closed in the stretch? */
async function hasTurned(
  db: Kysely<Database>,
  table: 'content_revisions' | 'banners' | 'sales',
  since: Date,
  until: Date,
): Promise<boolean> {
  const found = await db
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
  return found !== undefined;
}

/** Nobody writes to the database when a campaign begins, so this tells the caches that it did. */
export const contentWindows = defineJob({
  name: 'content-windows',
  data: z.object({}),
  schedule: '* * * * *',
  async run(_, { database, now }) {
    const until = new Date(now());
    const since = new Date(until.getTime() - LOOK_BACK_MS);
    const turned = (table: Parameters<typeof hasTurned>[1]) =>
      hasTurned(database.db, table, since, until);
    if ((await turned('content_revisions')) || (await turned('banners')))
      await database.notify('content');
    if (await turned('sales')) await database.notify('catalogue');
  },
});

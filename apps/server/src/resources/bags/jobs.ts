import { DAY_MS } from '@vitrine/kit';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Longer than the lifetime of any guest session, so the bag can no longer be reached. */
const MAX_UNUSED_MS = 90 * DAY_MS;

/** Deletes bags of expired guest sessions. A shopper's bag is kept as long as the shopper. */
export const pruneBags = defineJob({
  name: 'prune-bags',
  data: z.object({}),
  schedule: '55 4 * * *',
  async run(_, { database, now }) {
    await sql`delete from bags where updated_at < ${new Date(now() - MAX_UNUSED_MS)}
      and not exists (select from shoppers where shoppers.bag_id = bags.id)
      and not exists (select from sessions where sessions.bag_id = bags.id)`.execute(database.db);
  },
});

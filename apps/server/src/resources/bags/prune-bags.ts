import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Longer than any visit may rest: nobody can come back for the bag any more. */
const KEPT_MS = 90 * 86_400_000;

/** Bags whose guests are gone. A shopper's bag stays as long as the shopper. */
export const pruneBags = defineJob({
  name: 'prune-bags',
  data: z.object({}),
  schedule: '55 4 * * *',
  async run(_, { database, now }) {
    await sql`delete from bags where updated_at < ${new Date(now() - KEPT_MS)}
      and not exists (select from shoppers where shoppers.bag_id = bags.id)
      and not exists (select from sessions where sessions.bag_id = bags.id)`.execute(database.db);
  },
});

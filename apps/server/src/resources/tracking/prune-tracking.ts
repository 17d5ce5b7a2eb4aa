import { DAY_MS } from '@vitrine/kit';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** What pages told is worth a quarter of a year. */
const KEPT_DAYS = 90;
/** Rows a statement, so that none runs long. */
const AT_ONCE = 10_000;

/** Old events go a piece at a time; whoever tells new ones does not wait for it. */
export const pruneTracking = defineJob({
  name: 'prune-tracking',
  data: z.object({}),
  schedule: '25 4 * * *',
  async run(_, { database, now }) {
    const oldest = new Date(now() - KEPT_DAYS * DAY_MS);
    let gone = AT_ONCE;
    while (gone === AT_ONCE) {
      const { numAffectedRows } = await sql`
        delete from tracking_events where uuid in (
          select uuid from tracking_events where received_at < ${oldest} limit ${AT_ONCE}
        )`.execute(database.db);
      gone = Number(numAffectedRows);
    }
  },
});

import { DAY_MS } from '@vitrine/kit';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { EVENT_DAYS, findLastCounted } from './counted-days.ts';

/** Rows per statement, so that none runs long. */
const BATCH = 10_000;

/** Deletes old events in batches, so that new ones are not blocked. What is not counted yet stays. */
export const pruneTracking = defineJob({
  name: 'prune-tracking',
  data: z.object({}),
  schedule: '25 4 * * *',
  async run(_, { database, now }) {
    const counted = await findLastCounted(database.db);
    const oldest = new Date(Math.min(now() - EVENT_DAYS * DAY_MS, counted?.getTime() ?? 0));
    let deleted = BATCH;
    while (deleted === BATCH) {
      const { numAffectedRows } = await sql`
        delete from tracking_events where uuid in (
          select uuid from tracking_events where received_at < ${oldest} limit ${BATCH}
        )`.execute(database.db);
      deleted = Number(numAffectedRows);
    }
  },
});

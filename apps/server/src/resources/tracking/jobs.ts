import { DAY_MS } from '@vitrine/kit';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

const KEPT_DAYS = 90;
/** Rows per statement, so that none runs long. */
const BATCH = 10_000;

/** Deletes old events in batches, so that new ones are not blocked. */
export const pruneTracking = defineJob({
  name: 'prune-tracking',
  data: z.object({}),
  schedule: '25 4 * * *',
  async run(_, { database, now }) {
    const oldest = new Date(now() - KEPT_DAYS * DAY_MS);
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

import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** A count of a day or a week says nothing once that is over. */
export const pruneQuotas = defineJob({
  name: 'prune-quotas',
  data: z.object({}),
  schedule: '35 4 * * *',
  async run(_, { database, now }) {
    await database.db.deleteFrom('quotas').where('ends_at', '<', new Date(now())).execute();
  },
});

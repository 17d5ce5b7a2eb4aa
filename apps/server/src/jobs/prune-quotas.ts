import { z } from 'zod';
import { defineJob } from './job.ts';

/** Deletes quotas whose day or week is over. */
export const pruneQuotas = defineJob({
  name: 'prune-quotas',
  data: z.object({}),
  schedule: '35 4 * * *',
  async run(_, { database, now }) {
    await database.db.deleteFrom('quotas').where('ends_at', '<', new Date(now())).execute();
  },
});

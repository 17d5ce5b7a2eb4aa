import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Nobody sends a call again after this long. */
const KEPT_MS = 7 * 86_400_000;

export const pruneOnce = defineJob({
  name: 'prune-once',
  data: z.object({}),
  schedule: '50 4 * * *',
  async run(_, { database, now }) {
    await database.db
      .deleteFrom('once_answers')
      .where('created_at', '<', new Date(now() - KEPT_MS))
      .execute();
  },
});

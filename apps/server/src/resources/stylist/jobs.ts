import { DAY_MS } from '@vitrine/kit';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

const KEPT_DAYS = 30;

/** Deletes old outfit lists; they are only useful for some days. */
export const pruneOutfitLists = defineJob({
  name: 'prune-outfit-lists',
  data: z.object({}),
  schedule: '45 4 * * *',
  async run(_, { database, now }) {
    const oldest = new Date(now() - KEPT_DAYS * DAY_MS);
    await database.db.deleteFrom('outfit_lists').where('created_at', '<', oldest).execute();
  },
});

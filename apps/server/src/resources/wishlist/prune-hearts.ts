import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Hearts of guests whose visit is over belong to nobody who could come back for them. */
export const pruneHearts = defineJob({
  name: 'prune-hearts',
  data: z.object({}),
  schedule: '50 4 * * *',
  async run(_, { database }) {
    await database.db
      .deleteFrom('wishlist_items')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('sessions.id')
              .whereRef('sessions.bag_id', '=', 'wishlist_items.bag_id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('shoppers')
              .select('shoppers.id')
              .whereRef('shoppers.bag_id', '=', 'wishlist_items.bag_id'),
          ),
        ),
      )
      .execute();
  },
});

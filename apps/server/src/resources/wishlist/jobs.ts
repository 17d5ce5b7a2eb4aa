import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Deletes the wishlists of guests whose session has ended, because they cannot be reached any more. */
export const pruneWishlists = defineJob({
  name: 'prune-wishlists',
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

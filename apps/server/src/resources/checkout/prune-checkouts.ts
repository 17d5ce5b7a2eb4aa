import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Late money and questions about an order come within this time. */
const KEPT_MS = 30 * 86_400_000;

/** Orders that nobody placed hold addresses that nobody needs. Those that money came for stay. */
export const pruneCheckouts = defineJob({
  name: 'prune-checkouts',
  data: z.object({}),
  schedule: '5 5 * * *',
  async run(_, { database, now }) {
    await sql`delete from checkout_orders where status in ('expired', 'abandoned')
      and expires_at < ${new Date(now() - KEPT_MS)}
      and not exists (select from payments where payments.checkout_order_id = checkout_orders.id)
    `.execute(database.db);
  },
});

import { DAY_MS } from '@vitrine/kit';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { defineRecurringJob, type JobDeps } from '../../jobs/recurring-job.ts';
import { releaseReservations } from '../../stock/reservations.ts';
import { lockExpiredCheckout } from './lock-checkout.ts';
import type { PromotionsPort } from './promotions-port.ts';
import { setCheckoutStatus } from './write-checkout.ts';

/**
 * Expires overdue checkout orders and releases their stock and promotions. It takes one at a time, so
 * that two processes never deadlock on promotions.
 */
export const expireCheckouts = defineRecurringJob<JobDeps & { promotions: PromotionsPort }>({
  name: 'expire-checkouts',
  everyMs: 5_000,
  run: ({ deps }) =>
    deps.db.transaction().execute(async (trx) => {
      const overdue = await lockExpiredCheckout(trx, deps.now());
      if (!overdue) return false;
      await setCheckoutStatus(trx, [overdue.id], 'expired');
      await releaseReservations(trx, [overdue.id]);
      await deps.promotions.release(trx, overdue.id, deps.now());
      return true;
    }),
});

/** Late payments and questions about an order arrive within this time. */
const RETENTION_MS = 30 * DAY_MS;

/**
 * Deletes old unplaced checkout orders, because they contain addresses. Those with payments are kept.
 */
export const pruneCheckouts = defineJob({
  name: 'prune-checkouts',
  data: z.object({}),
  schedule: '5 5 * * *',
  async run(_, { database, now }) {
    await sql`delete from checkout_orders where status in ('expired', 'abandoned')
      and expires_at < ${new Date(now() - RETENTION_MS)}
      and not exists (select from payments where payments.checkout_order_id = checkout_orders.id)
    `.execute(database.db);
  },
});

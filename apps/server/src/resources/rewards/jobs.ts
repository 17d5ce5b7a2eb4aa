import { sql } from 'kysely';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';

const INTERVAL_MS = 30_000;
/** The shipment steps until a gift that is sent alone counts as shipped. */
const STEPS_UNTIL_SHIPPED = 3;

/**
 * Marks gifts as shipped. A gift without an address is sent with the next order, so it counts as shipped
 * when a later order has a shipped shipment. A gift with an address is sent alone; in the demo shop time
 * decides.
 */
export const shipRewards = defineRecurringJob({
  name: 'ship-rewards',
  everyMs: INTERVAL_MS,
  async run({ database, deps, now }) {
    const { orderPaceMs } = deps.settings;
    const orderedBefore =
      orderPaceMs === undefined ? null : new Date(now() - STEPS_UNTIL_SHIPPED * orderPaceMs);
    await sql`
      update rewards set status = 'shipped'
      from reward_orders ordered
      where ordered.reward_id = rewards.id
        and rewards.status = 'to-ship'
        and case when ordered.shipping_address is null then exists (
          select from orders
          join merchant_orders shipment on shipment.order_id = orders.id
          where orders.shopper_id = rewards.shopper_id
            and orders.placed_at >= ordered.ordered_at
            and shipment.shipped_at is not null
        ) else ordered.ordered_at <= ${orderedBefore}::timestamptz end
    `.execute(database.db);
    return false;
  },
});

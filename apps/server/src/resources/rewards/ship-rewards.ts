import { sql } from 'kysely';
import { defineSweep } from '../../jobs/sweep.ts';

const EVERY_MS = 30_000;
/** Steps of an order's pace until a gift that travels alone is packed and collected. */
const STEPS = 3;

/**
 * A gift travels with the next parcel: it is on its way when one is that was ordered after it. One that was
 * asked for at an address travels alone, in the demo by itself.
 */
export const shipRewards = defineSweep({
  name: 'ship-rewards',
  everyMs: EVERY_MS,
  async run({ database, deps, now }) {
    const { orderPaceMs } = deps.settings;
    const askedBefore = orderPaceMs === undefined ? null : new Date(now() - STEPS * orderPaceMs);
    await sql`
      update rewards set status = 'shipped'
      from reward_orders ordered
      where ordered.reward_id = rewards.id
        and rewards.status = 'to-ship'
        and case when ordered.shipping_address is null then exists (
          select from orders
          join merchant_orders parcel on parcel.order_id = orders.id
          where orders.shopper_id = rewards.shopper_id
            and orders.placed_at >= ordered.ordered_at
            and parcel.shipped_at is not null
        ) else ordered.ordered_at <= ${askedBefore}::timestamptz end
    `.execute(database.db);
    return false;
  },
});

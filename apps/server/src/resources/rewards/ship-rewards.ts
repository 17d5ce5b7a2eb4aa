import { sql } from 'kysely';
import { defineSweep } from '../../jobs/sweep.ts';

const EVERY_MS = 30_000;

/** A gift travels with the next parcel: it is on its way when one is that was ordered after it. */
export const shipRewards = defineSweep({
  name: 'ship-rewards',
  everyMs: EVERY_MS,
  async run({ database }) {
    await sql`
      update rewards set status = 'shipped'
      from reward_orders ordered
      where ordered.reward_id = rewards.id
        and rewards.status = 'to-ship'
        and ordered.address_id is null
        and exists (
          select from orders
          join merchant_orders parcel on parcel.order_id = orders.id
          where orders.shopper_id = rewards.shopper_id
            and orders.placed_at >= ordered.ordered_at
            and parcel.shipped_at is not null
        )
    `.execute(database.db);
    return false;
  },
});

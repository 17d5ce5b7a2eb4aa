import { defineSweep } from '../../jobs/sweep.ts';
import { findParcels, lockAnyOrder } from './queries.ts';
import { sign } from './sign.ts';
import { RETURN_DAYS } from './travel.ts';

const LATE_MS = RETURN_DAYS * 86_400_000;
const AT_ONCE = 50;

/** Parcels that nobody signed for count as received when they cannot go back any more. */
export const signLate = defineSweep({
  name: 'sign-late',
  everyMs: 600_000,
  async run({ deps }) {
    const now = deps.now();
    const late = await deps.db
      .selectFrom('merchant_orders')
      .select(['id', 'order_id'])
      .where('status', '=', 'delivered')
      .where('signed_at', 'is', null)
      .where('delivered_at', '<=', new Date(now - LATE_MS))
      .limit(AT_ONCE)
      .execute();
    for (const { id, order_id } of late)
      await deps.db.transaction().execute(async (trx) => {
        const order = await lockAnyOrder(trx, order_id);
        const parcel = (await findParcels(trx, [order_id])).find((each) => each.id === id);
        if (order && parcel) await sign(trx, order, parcel, now);
      });
    return false;
  },
});

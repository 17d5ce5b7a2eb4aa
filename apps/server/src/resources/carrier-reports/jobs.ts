import { sql } from 'kysely';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { getRetryDelay } from '../../jobs/retry-delay.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { CarrierReportDeps } from './deps.ts';

/** After this many attempts operators follow the parcel themselves. */
const MAX_ATTEMPTS = 10;

/** Claims one parcel by postponing its next attempt, so that no other process takes it. */
const claimParcel = ({ db, now }: CarrierReportDeps) =>
  db.transaction().execute(async (trx) => {
    const parcel = await trx
      .selectFrom('shipments')
      .innerJoin('merchant_orders', 'merchant_orders.id', 'shipments.merchant_order_id')
      .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
      .selectAll('shipments')
      .select('orders.shipping_address')
      .where('shipments.subscribe_at', '<=', new Date(now()))
      .orderBy('shipments.subscribe_at')
      .limit(1)
      .forUpdate('shipments')
      .skipLocked()
      .executeTakeFirst();
    if (!parcel) return undefined;
    const attempts = parcel.subscribe_attempts + 1;
    const isLast = attempts >= MAX_ATTEMPTS;
    await trx
      .updateTable('shipments')
      .set({
        subscribe_attempts: sql<number>`subscribe_attempts + 1`,
        subscribe_at: isLast ? null : new Date(now() + getRetryDelay(parcel.subscribe_attempts)),
      })
      .where('id', '=', parcel.id)
      .execute();
    return { ...parcel, isLast };
  });

/** Asks carriers to report about the parcels that operators sent. A shop without tracking skips them. */
export const subscribeShipments = defineRecurringJob<CarrierReportDeps>({
  name: 'subscribe-shipments',
  everyMs: 5_000,
  async run({ deps }) {
    const parcel = await claimParcel(deps);
    if (!parcel) return false;
    const { id, carrier, tracking_number: trackingNumber, shipping_address } = parcel;
    try {
      const { mobile } = shipping_address;
      await deps.providers.carriers.subscribe({ carrier, trackingNumber, mobile });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const isOver = parcel.isLast || error.fault === 'refused' || error.fault === 'absent';
      if (!isOver) return true;
      await deps.db
        .updateTable('shipments')
        .set({ subscribe_at: null })
        .where('id', '=', id)
        .execute();
      if (error.fault !== 'absent')
        deps.logError({ shipment: id, code: error.code }, 'parcel cannot be tracked');
      return true;
    }
    await deps.db
      .updateTable('shipments')
      .set({ subscribe_at: null, subscribed_at: new Date(deps.now()) })
      .where('id', '=', id)
      .execute();
    return true;
  },
});

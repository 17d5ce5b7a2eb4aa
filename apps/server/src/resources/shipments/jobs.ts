import { sql } from 'kysely';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { getRetryDelay } from '../../jobs/retry-delay.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { listUnshippedItems } from './create-shipment.ts';
import type { ShippingReportDeps } from './deps.ts';

/** Some two days of attempts, after which an operator has to look. */
const MAX_ATTEMPTS = 50;

/**
 * Claims one parcel by postponing its next attempt. The parcels of an order are reported one after the
 * other, so that the last report knows that it is the last.
 */
const claimParcel = ({ db, now }: ShippingReportDeps) =>
  db.transaction().execute(async (trx) => {
    const parcel = await trx
      .selectFrom('shipments')
      .innerJoin('merchant_orders', 'merchant_orders.id', 'shipments.merchant_order_id')
      .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
      .innerJoin('payments', 'payments.id', 'orders.payment_id')
      .select([
        'shipments.id',
        'shipments.carrier',
        'shipments.tracking_number',
        'shipments.payment_report_attempts as attempts',
        'merchant_orders.order_id',
        'orders.shipping_address',
        'payments.transaction_id',
        'payments.shopper_id',
      ])
      .where('shipments.payment_report_at', '<=', new Date(now()))
      .where(
        sql<boolean>`not exists (select from shipments earlier
          join merchant_orders siblings on siblings.id = earlier.merchant_order_id
          where siblings.order_id = merchant_orders.order_id
            and earlier.payment_report_at is not null and earlier.id < shipments.id)`,
      )
      .orderBy('shipments.payment_report_at')
      .limit(1)
      .forUpdate('shipments')
      .skipLocked()
      .executeTakeFirst();
    if (!parcel) return undefined;
    await trx
      .updateTable('shipments')
      .set({
        payment_report_attempts: parcel.attempts + 1,
        payment_report_at: new Date(now() + getRetryDelay(parcel.attempts)),
      })
      .where('id', '=', parcel.id)
      .execute();
    return parcel;
  });

type Parcel = NonNullable<Awaited<ReturnType<typeof claimParcel>>>;

/** What the provider asks for about a parcel; undefined when the shopper is erased. */
async function describeParcel({ db }: ShippingReportDeps, parcel: Parcel) {
  const payer = await db
    .selectFrom('external_identities')
    .select('subject')
    .where('provider', '=', 'minip')
    .where('shopper_id', '=', parcel.shopper_id)
    .executeTakeFirst();
  if (!payer || !parcel.transaction_id) return undefined;
  const items = await db
    .selectFrom('shipment_items')
    .innerJoin('order_items', 'order_items.id', 'shipment_items.order_item_id')
    .select(['brand_name', 'short_description', 'shipment_items.quantity'])
    .where('shipment_id', '=', parcel.id)
    .orderBy('order_items.position')
    .execute();
  const others = await db
    .selectFrom('merchant_orders')
    .leftJoin('shipments', 'shipments.merchant_order_id', 'merchant_orders.id')
    .select(['merchant_orders.id', 'shipments.id as shipment_id', 'shipments.payment_report_at'])
    .where('merchant_orders.order_id', '=', parcel.order_id)
    .where('merchant_orders.cancelled_at', 'is', null)
    .execute();
  const merchantOrderIds = [...new Set(others.map(({ id }) => id))];
  const unshipped = await listUnshippedItems(db, ...merchantOrderIds);
  const siblings = others.filter(({ shipment_id }) => shipment_id && shipment_id !== parcel.id);
  const isLast = unshipped.length === 0 && siblings.every((other) => !other.payment_report_at);
  return {
    transactionId: parcel.transaction_id,
    payer: payer.subject,
    carrier: parcel.carrier,
    trackingNumber: parcel.tracking_number,
    description: items
      .map((item) => `${item.brand_name} ${item.short_description['zh-CN']} ×${item.quantity}`)
      .join('；'),
    mobile: parcel.shipping_address.mobile,
    isLast,
    isOnly: isLast && siblings.length === 0,
  };
}

const endReport = ({ db }: ShippingReportDeps, id: string, reportedAt: Date | null) =>
  db
    .updateTable('shipments')
    .set({ payment_report_at: null, payment_reported_at: reportedAt })
    .where('id', '=', id)
    .execute();

/** Tells WeChat about the parcels of orders that were paid in its mini-program. */
export const reportShipments = defineRecurringJob<ShippingReportDeps>({
  name: 'report-shipments',
  everyMs: 5_000,
  async run({ deps }) {
    const parcel = await claimParcel(deps);
    if (!parcel) return false;
    try {
      const report = await describeParcel(deps, parcel);
      if (report) await deps.providers.shippingReports.report(report);
      await endReport(deps, parcel.id, report ? new Date(deps.now()) : null);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const isOver = parcel.attempts + 1 >= MAX_ATTEMPTS;
      if (!isOver && error.fault !== 'refused' && error.fault !== 'absent') return true;
      await endReport(deps, parcel.id, null);
      if (error.fault !== 'absent')
        deps.logError({ shipment: parcel.id, code: error.code }, 'parcel cannot be reported');
    }
    return true;
  },
});

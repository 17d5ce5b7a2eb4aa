import { isImported, type ShippingOrigin } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { defineRecurringJob, type JobDeps } from '../jobs/recurring-job.ts';
import { signParam } from '../providers/carriers/kuaidi100-notification.ts';
import { SANDBOX_SALT } from '../providers/carriers/sandbox.ts';
import type { CarrierReportDeps } from '../resources/carrier-reports/deps.ts';
import { receiveCarrierNotification } from '../resources/carrier-reports/receive-notification.ts';
import { findClearanceStatus } from '../resources/orders/advance-shipment.ts';
import { getShipmentRoute } from '../resources/orders/rules.ts';

/** What the sandbox's carrier reports, with the state codes of Kuaidi100. */
const PICKED_UP = { state: '1', context: '快件已揽收' };
const CLEARED = { state: '12', context: '清关完成' };
const CUSTOMS = [{ state: '10', context: '快件到达口岸，等待清关' }, CLEARED];
const DELIVERY = [
  { state: '5', context: '快件派送中' },
  { state: '3', context: '快件已签收' },
];

const listReports = (origin: ShippingOrigin) => [
  PICKED_UP,
  ...(isImported(origin) ? CUSTOMS : []),
  ...DELIVERY,
];

/** The order of a parcel, with where its goods were sent from. */
const findOrderOfParcel = (
  trx: Transaction<Database>,
  { carrier, tracking_number }: { carrier: string; tracking_number: string },
) =>
  trx
    .selectFrom('orders')
    .innerJoin('merchant_orders', 'merchant_orders.order_id', 'orders.id')
    .innerJoin('shipments', 'shipments.merchant_order_id', 'merchant_orders.id')
    .select(['orders.is_personal_id_required', 'orders.personal_id_id'])
    .select(['orders.shipping_address', 'merchant_orders.ships_from'])
    .where('shipments.carrier', '=', carrier)
    .where('shipments.tracking_number', '=', tracking_number)
    .executeTakeFirst();

type OrderOfParcel = NonNullable<Awaited<ReturnType<typeof findOrderOfParcel>>>;

/** Customs keep a parcel until the recipient's personal ID has passed. */
const isHeldByCustoms = async (trx: Transaction<Database>, order: OrderOfParcel) =>
  getShipmentRoute(order, order).isCleared && (await findClearanceStatus(trx, order)) !== 'passed';

const CHINA_OFFSET_MS = 8 * 3_600_000;
const formatTime = (at: number) =>
  new Date(at + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Writes the report of a parcel as Kuaidi100 does: a signed form with the newest entry. */
function writeNotification(
  { carrier, tracking_number: trackingNumber }: { carrier: string; tracking_number: string },
  { state, context }: typeof CLEARED,
  now: number,
) {
  const data = [{ context, ftime: formatTime(now), statusCode: state }];
  const param = JSON.stringify({
    status: 'polling',
    lastResult: { com: carrier, nu: trackingNumber, state, data },
  });
  return new URLSearchParams({ param, sign: signParam(param, SANDBOX_SALT) }).toString();
}

/** Carries the parcels that operators sent in the demo, one report after another. */
export const carryParcels = defineRecurringJob<JobDeps & CarrierReportDeps>({
  name: 'carry-parcels',
  everyMs: 2_000,
  async run({ deps }) {
    const { db, now, settings, providers } = deps;
    const paceMs = settings.orderPaceMs;
    const isSandbox = settings.providers.sandbox && !settings.providers.kuaidi100;
    if (!isSandbox || paceMs === undefined) return false;
    const parcel = await db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('sandbox_parcels')
        .selectAll()
        .where('due_at', '<=', new Date(now()))
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!due) return undefined;
      const order = await findOrderOfParcel(trx, due);
      const reports = listReports(order?.ships_from ?? 'abroad');
      const report = reports[due.step] ?? { state: '0', context: '' };
      const isHeld = report === CLEARED && order && (await isHeldByCustoms(trx, order));
      const isLast = due.step >= reports.length - 1;
      await trx
        .updateTable('sandbox_parcels')
        .set({
          step: due.step + (isHeld ? 0 : 1),
          due_at: isLast ? null : new Date(now() + paceMs),
        })
        .where('carrier', '=', due.carrier)
        .where('tracking_number', '=', due.tracking_number)
        .execute();
      return isHeld ? undefined : { ...due, report };
    });
    if (!parcel) return false;
    const body = writeNotification(parcel, parcel.report, now());
    await receiveCarrierNotification(deps, await providers.carriers.readNotification(body));
    return true;
  },
});

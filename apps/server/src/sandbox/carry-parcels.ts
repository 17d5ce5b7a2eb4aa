import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { defineRecurringJob, type JobDeps } from '../jobs/recurring-job.ts';
import { signParam } from '../providers/carriers/kuaidi100-notification.ts';
import { SANDBOX_SALT } from '../providers/carriers/sandbox.ts';
import type { CarrierReportDeps } from '../resources/carrier-reports/deps.ts';
import { receiveCarrierNotification } from '../resources/carrier-reports/receive-notification.ts';
import { findClearanceStatus } from '../resources/orders/advance-shipment.ts';

/** What the sandbox's carrier reports, with the state codes of Kuaidi100. */
const REPORTS: readonly { state: string; context: string }[] = [
  { state: '1', context: '快件已揽收' },
  { state: '10', context: '快件到达口岸，等待清关' },
  { state: '12', context: '清关完成' },
  { state: '5', context: '快件派送中' },
  { state: '3', context: '快件已签收' },
];

const CLEARED_STEP = 2;

/** Customs keep a parcel until the recipient's personal ID has passed. */
async function isHeldByCustoms(
  trx: Transaction<Database>,
  { carrier, tracking_number }: { carrier: string; tracking_number: string },
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .innerJoin('merchant_orders', 'merchant_orders.order_id', 'orders.id')
    .innerJoin('shipments', 'shipments.merchant_order_id', 'merchant_orders.id')
    .select(['orders.is_personal_id_required', 'orders.personal_id_id'])
    .where('shipments.carrier', '=', carrier)
    .where('shipments.tracking_number', '=', tracking_number)
    .executeTakeFirst();
  if (!order?.is_personal_id_required) return false;
  return (await findClearanceStatus(trx, order)) !== 'passed';
}

const CHINA_OFFSET_MS = 8 * 3_600_000;
const formatTime = (at: number) =>
  new Date(at + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Writes the report of a parcel as Kuaidi100 does: a signed form with the newest entry. */
function writeNotification(carrier: string, trackingNumber: string, step: number, now: number) {
  const { state, context } = REPORTS[step] ?? { state: '0', context: '' };
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
      const isHeld = due.step === CLEARED_STEP && (await isHeldByCustoms(trx, due));
      const isLast = due.step >= REPORTS.length - 1;
      await trx
        .updateTable('sandbox_parcels')
        .set({
          step: due.step + (isHeld ? 0 : 1),
          due_at: isLast ? null : new Date(now() + paceMs),
        })
        .where('carrier', '=', due.carrier)
        .where('tracking_number', '=', due.tracking_number)
        .execute();
      return isHeld ? undefined : due;
    });
    if (!parcel) return false;
    const { carrier, tracking_number, step } = parcel;
    const body = writeNotification(carrier, tracking_number, step, now());
    await receiveCarrierNotification(deps, await providers.carriers.readNotification(body));
    return true;
  },
});

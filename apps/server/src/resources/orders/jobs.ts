import { RETURN_DAYS } from '@vitrine/contract';
import { DAY_MS } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { advanceShipment } from './advance-shipment.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import { findShipments, lockOrderForJob } from './queries.ts';

const BATCH_SIZE = 50;

const findDueShipments = (db: Kysely<Database>, now: number) =>
  db
    .selectFrom('merchant_orders')
    .select(['id', 'order_id'])
    .where('next_at', '<=', new Date(now))
    .orderBy('next_at')
    .limit(BATCH_SIZE)
    .execute();

type DueShipment = Awaited<ReturnType<typeof findDueShipments>>[number];

/** Advances one shipment, unless another process has advanced it or has locked its order. */
export const advanceDueShipment = (
  db: Kysely<Database>,
  { id, order_id }: DueShipment,
  clock: { now: number; paceMs: number },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrderForJob(trx, order_id);
    if (!order) return false;
    const shipment = await trx
      .selectFrom('merchant_orders')
      .selectAll()
      .where('id', '=', id)
      .where('next_at', '<=', new Date(clock.now))
      .executeTakeFirst();
    if (!shipment) return false;
    return (await advanceShipment(trx, order, shipment, clock)) === 'moved';
  });

/** Advances due shipments by one step each. This simulates fulfilment in the demo shop. */
export const advanceShipments = defineRecurringJob({
  name: 'advance-shipments',
  everyMs: 1_000,
  async run({ deps }) {
    const paceMs = deps.settings.orderPaceMs;
    if (paceMs === undefined) return false;
    const due = await findDueShipments(deps.db, deps.now());
    let moved = 0;
    for (const shipment of due)
      if (await advanceDueShipment(deps.db, shipment, { now: deps.now(), paceMs })) moved++;
    return moved === BATCH_SIZE;
  },
});

const CONFIRM_BATCH_SIZE = 50;

/** Confirms the delivery of shipments after the return period when the shopper has not done so. */
export const confirmOverdueDeliveries = defineRecurringJob({
  name: 'confirm-overdue-deliveries',
  everyMs: 600_000,
  async run({ deps }) {
    const now = deps.now();
    const overdue = await deps.db
      .selectFrom('merchant_orders')
      .select(['id', 'order_id'])
      .where('status', '=', 'delivered')
      .where('delivery_confirmed_at', 'is', null)
      .where('delivered_at', '<=', new Date(now - RETURN_DAYS.least * DAY_MS))
      .where(sql`delivered_at + make_interval(days => return_days)`, '<=', new Date(now))
      .limit(CONFIRM_BATCH_SIZE)
      .execute();
    for (const { id, order_id } of overdue)
      await deps.db.transaction().execute(async (trx) => {
        const order = await lockOrderForJob(trx, order_id);
        const shipment = (await findShipments(trx, [order_id])).find((each) => each.id === id);
        if (order && shipment) await confirmDelivery(trx, order, shipment, now);
      });
    return false;
  },
});

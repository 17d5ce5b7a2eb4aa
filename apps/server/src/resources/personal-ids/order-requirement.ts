import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { getShipmentRoute } from '../orders/rules.ts';
import type { PersonalIdRequirement } from './attach-rules.ts';
import { needsPhotos } from './rules.ts';

interface OrderKey {
  id: string;
  shopperId: string;
}

const selectOrder = (db: Kysely<Database>, { id, shopperId }: OrderKey) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).where('shopper_id', '=', shopperId);

type OrderRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectOrder>['executeTakeFirst']>>
>;

/** What was paid for an order, without the parts that pass no customs. */
async function sumDeclared(db: Kysely<Database>, order: OrderRow): Promise<number> {
  const parts = await db
    .selectFrom('merchant_orders')
    .innerJoin('order_items', 'order_items.merchant_order_id', 'merchant_orders.id')
    .select(['merchant_orders.ships_from', 'merchant_orders.shipping_paid'])
    .select((eb) => eb.fn.sum<string>('order_items.amount_paid').as('paid'))
    .where('merchant_orders.order_id', '=', order.id)
    .groupBy('merchant_orders.id')
    .execute();
  return parts
    .filter((part) => !getShipmentRoute(order, part).isCleared)
    .reduce(
      (sum, { paid, shipping_paid }) => sum - Number(paid) - Number(shipping_paid),
      Number(order.grand_total),
    );
}

async function readRequirement(db: Kysely<Database>, record: OrderRow | undefined) {
  if (!record) throw new ApiProblem('not-found');
  const isRequired = record.is_personal_id_required;
  const requirement: PersonalIdRequirement = {
    personalIdId: record.personal_id_id,
    isRequired,
    isImageRequired: needsPhotos(isRequired, await sumDeclared(db, record)),
    recipient: record.shipping_address.name,
  };
  return { requirement, record };
}

export const findOrderRequirement = async (db: Kysely<Database>, of: OrderKey) =>
  readRequirement(db, await selectOrder(db, of).executeTakeFirst());

/** Does the same and locks the order. */
export const lockOrderRequirement = async (trx: Transaction<Database>, of: OrderKey) =>
  readRequirement(trx, await selectOrder(trx, of).forNoKeyUpdate().executeTakeFirst());

/** Continues the clearance of shipments that were waiting for a customs ID. */
export const resumeClearance = (trx: Transaction<Database>, orderId: string, now: number) =>
  trx
    .updateTable('merchant_orders')
    .set({ next_at: new Date(now), last_event: 'clearing' })
    .where('order_id', '=', orderId)
    .where('last_event', '=', 'identity-needed')
    .execute();

/** Whether a parcel of the order has passed customs, so that its customs ID can no longer change. */
export async function hasClearedParcel(
  trx: Transaction<Database>,
  orderId: string,
): Promise<boolean> {
  const cleared = await trx
    .selectFrom('merchant_orders')
    .select('id')
    .where('order_id', '=', orderId)
    .where('cleared_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return cleared !== undefined;
}

import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
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

function readRequirement(record: OrderRow | undefined) {
  if (!record) throw new ApiProblem('not-found');
  const isRequired = record.is_personal_id_required;
  const requirement: PersonalIdRequirement = {
    personalIdId: record.personal_id_id,
    isRequired,
    isImageRequired: needsPhotos(isRequired, Number(record.grand_total)),
    recipient: record.shipping_address.name,
  };
  return { requirement, record };
}

export const findOrderRequirement = async (db: Kysely<Database>, of: OrderKey) =>
  readRequirement(await selectOrder(db, of).executeTakeFirst());

/** Does the same and locks the order. */
export const lockOrderRequirement = async (trx: Transaction<Database>, of: OrderKey) =>
  readRequirement(await selectOrder(trx, of).forNoKeyUpdate().executeTakeFirst());

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

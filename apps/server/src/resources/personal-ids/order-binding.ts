import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Binding } from './binding.ts';
import { needsPhotos } from './rules.ts';

interface Of {
  id: string;
  shopperId: string;
}

const orderOf = (db: Kysely<Database>, { id, shopperId }: Of) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).where('shopper_id', '=', shopperId);

type OrderRow = NonNullable<Awaited<ReturnType<ReturnType<typeof orderOf>['executeTakeFirst']>>>;

function bindingOf(record: OrderRow | undefined) {
  if (!record) throw new ApiError('not-found');
  const isRequired = record.is_personal_id_required;
  const binding: Binding = {
    personalIdId: record.personal_id_id,
    isRequired,
    isImageRequired: needsPhotos(isRequired, Number(record.grand_total)),
  };
  return { binding, record };
}

export const findOrderBinding = async (db: Kysely<Database>, of: Of) =>
  bindingOf(await orderOf(db, of).executeTakeFirst());

/** The same, while nobody else changes the order. */
export const lockOrderBinding = async (trx: Transaction<Database>, of: Of) =>
  bindingOf(await orderOf(trx, of).forNoKeyUpdate().executeTakeFirst());

/** Customs that were waiting for a person go on, and ask for nobody while they look. */
export const resumeClearance = (trx: Transaction<Database>, orderId: string, now: number) =>
  trx
    .updateTable('merchant_orders')
    .set({ next_at: new Date(now), last_event: 'clearing' })
    .where('order_id', '=', orderId)
    .where('last_event', '=', 'identity-needed')
    .execute();

/** Has any parcel of the order been through customs? Then it is known whom it was cleared for. */
export async function isCleared(trx: Transaction<Database>, orderId: string): Promise<boolean> {
  const cleared = await trx
    .selectFrom('merchant_orders')
    .select('id')
    .where('order_id', '=', orderId)
    .where('cleared_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return cleared !== undefined;
}

import type { ReturnStatus } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import type { insertPaidOrder } from './paid-order-rows.ts';

type PaidOrder = Awaited<ReturnType<typeof insertPaidOrder>>;

const AMOUNT = 650_000;

/** Inserts a return of one unit of an order. */
export async function insertReturnRow(
  db: Kysely<Database>,
  { shopperId, orderId, merchantOrderId, itemIds }: PaidOrder,
  { status, now }: { status: ReturnStatus; now: number },
): Promise<string> {
  const { id } = await db
    .insertInto('order_returns')
    .values({
      shopper_id: shopperId,
      order_id: orderId,
      merchant_order_id: merchantOrderId,
      status,
      reason: 'size',
      note: '',
      pickup_date: '2026-11-27',
      pickup_part: 'morning',
      refund_amount: AMOUNT,
      requested_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_return_items')
    .values({ return_id: id, order_item_id: itemIds[0] ?? '', quantity: 1, amount: AMOUNT })
    .execute();
  return id;
}

import type { Kysely } from 'kysely';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { insertPaidOrder } from '../../apps/server/test/support/paid-order-rows.ts';

interface Sale {
  readonly merchantId: string;
  /** What the merchant sells. */
  readonly variantId: string;
  readonly isPersonalIdRequired?: boolean;
}

const AMOUNT = 1_300_000;

/** Inserts a paid order of two units, with what the shop owes the merchant for it. */
export async function insertSale(db: Kysely<Database>, { variantId, ...order }: Sale) {
  const now = Date.now();
  const items = [{ quantity: 2, price: 700_000, amountPaid: AMOUNT, variantId }];
  const inserted = await insertPaidOrder(db, { now, items, ...order });
  await db
    .insertInto('ledger_entries')
    .values({
      at: new Date(now),
      merchant_id: order.merchantId,
      order_id: inserted.orderId,
      kind: 'payment',
      amount: AMOUNT,
      currency: 'CNY',
      source: `payment:${inserted.orderId}`,
    })
    .execute();
  return inserted;
}

/** A variant that a merchant sells. */
export const findVariantOf = (db: Kysely<Database>, merchantId: string) =>
  db
    .selectFrom('variants')
    .select(['id', 'sku'])
    .where('merchant_id', '=', merchantId)
    .limit(1)
    .executeTakeFirstOrThrow();

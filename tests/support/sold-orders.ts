import type { Kysely } from 'kysely';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { findVariantOf, insertSale } from './insert-sale.ts';

export interface SoldOrder {
  readonly orderId: string;
  readonly merchantOrderId: string;
  /** With it the shopper of the order logs in. */
  readonly mobile: string;
}

const FIRST_MOBILE = 13_700_000_000;

/** Inserts paid orders of one merchant, each of a shopper of its own. The last one has to pass customs. */
export async function insertSoldOrders(db: Kysely<Database>, count: number) {
  const { id: merchantId } = await db
    .selectFrom('merchants')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: variantId } = await findVariantOf(db, merchantId);
  const orders: SoldOrder[] = [];
  for (let index = 0; index < count; index++) {
    const { shopperId, orderId, merchantOrderId } = await insertSale(db, {
      merchantId,
      variantId,
      isPersonalIdRequired: index === count - 1,
    });
    const mobile = String(FIRST_MOBILE + index);
    await db
      .updateTable('shoppers')
      .set({ mobile: `86${mobile}` })
      .where('id', '=', shopperId)
      .execute();
    orders.push({ orderId, merchantOrderId, mobile });
  }
  return orders;
}

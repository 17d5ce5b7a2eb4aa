import type { Kysely } from 'kysely';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { findVariantOf, insertSale } from './insert-sale.ts';
import { createShopWithRows } from './shop-with-rows.ts';

export interface MerchantOrder {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly orderId: string;
  readonly merchantOrderId: string;
  /** The SKU of a variant that the merchant sells. */
  readonly sku: string;
}

/** Inserts a paid order of each of two merchants. */
async function insertOrders(db: Kysely<Database>): Promise<[MerchantOrder, MerchantOrder]> {
  const merchants = await db
    .selectFrom('merchants')
    .select(['id', 'name'])
    .orderBy('id')
    .limit(2)
    .execute();
  const orders: MerchantOrder[] = [];
  for (const { id: merchantId, name } of merchants) {
    const variant = await findVariantOf(db, merchantId);
    const { orderId, merchantOrderId } = await insertSale(db, {
      merchantId,
      variantId: variant.id,
    });
    orders.push({ merchantId, merchantName: name, orderId, merchantOrderId, sku: variant.sku });
  }
  const [first, second] = orders;
  if (!first || !second) throw new Error('The demo shop has too few merchants');
  return [first, second];
}

/** A demo shop with an order of each of two merchants. */
export function createShopWithOrders() {
  const { start, rows } = createShopWithRows(insertOrders);
  return { start, orders: rows };
}

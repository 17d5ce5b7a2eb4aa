import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../apps/server/src/database/embedded.ts';
import { insertPaidOrder } from '../../apps/server/test/support/paid-order-rows.ts';
import { type RunningShop, startShopProcess } from './shop.ts';

export interface MerchantOrder {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly orderId: string;
  readonly merchantOrderId: string;
  /** The SKU of a variant that the merchant sells. */
  readonly sku: string;
}

const SALE = 1_300_000;

/** Inserts a paid order of each of two merchants, with what the shop owes them for it. */
async function insertOrders(dataDir: string): Promise<MerchantOrder[]> {
  const { db, close } = await openEmbedded(dataDir);
  const now = Date.now();
  const merchants = await db
    .selectFrom('merchants')
    .select(['id', 'name'])
    .orderBy('id')
    .limit(2)
    .execute();
  const orders: MerchantOrder[] = [];
  for (const { id: merchantId, name } of merchants) {
    const variant = await db
      .selectFrom('variants')
      .select(['id', 'sku'])
      .where('merchant_id', '=', merchantId)
      .limit(1)
      .executeTakeFirstOrThrow();
    const items = [{ quantity: 2, price: 700_000, amountPaid: SALE, variantId: variant.id }];
    const { orderId, merchantOrderId } = await insertPaidOrder(db, { now, merchantId, items });
    const entry = { at: new Date(now), merchant_id: merchantId, order_id: orderId };
    await db
      .insertInto('ledger_entries')
      .values({
        ...entry,
        kind: 'payment',
        amount: SALE,
        currency: 'CNY',
        source: `payment:${orderId}`,
      })
      .execute();
    orders.push({ merchantId, merchantName: name, orderId, merchantOrderId, sku: variant.sku });
  }
  await close();
  return orders;
}

interface ShopWithOrders {
  start(): Promise<RunningShop>;
  /** The orders, once the shop has started. */
  orders(): readonly [MerchantOrder, MerchantOrder];
}

/** A demo shop with an order of each of two merchants, which only its operators bring on. */
export function createShopWithOrders(): ShopWithOrders {
  let inserted: readonly MerchantOrder[] = [];
  return {
    async start() {
      const { SEEDED_SHOP_FOLDER: seeded = '' } = process.env;
      const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-orders-'));
      cpSync(seeded, dataDir, { recursive: true });
      inserted = await insertOrders(dataDir);
      const shop = await startShopProcess({ dataDir, env: { ORDER_PACE: 'off' } });
      return {
        ...shop,
        stop: async () => {
          await shop.stop();
          rmSync(dataDir, { recursive: true, force: true });
        },
      };
    },
    orders() {
      const [first, second] = inserted;
      if (!first || !second) throw new Error('The demo shop has too few merchants');
      return [first, second];
    },
  };
}

import type { Kysely } from 'kysely';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { toPaymentNumber } from '../../apps/server/src/resources/payments/rules.ts';
import { insertPaidOrder } from '../../apps/server/test/support/paid-order-rows.ts';

interface Sale {
  readonly merchantId: string;
  /** What the merchant sells. */
  readonly variantId: string;
  readonly isPersonalIdRequired?: boolean;
  /** What differs in the address to which it is sent. */
  readonly address?: NonNullable<Parameters<typeof insertPaidOrder>[1]['address']>;
}

const AMOUNT = 1_300_000;
const SHIPPING = 15_000;

/** Inserts an order of two units paid in the sandbox, with what the shop owes the merchant for it. */
export async function insertSale(db: Kysely<Database>, { variantId, ...order }: Sale) {
  const now = Date.now();
  const items = [{ quantity: 2, price: 700_000, amountPaid: AMOUNT, variantId }];
  const inserted = await insertPaidOrder(db, { now, items, shippingPaid: SHIPPING, ...order });
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
  await db
    .insertInto('sandbox_payments')
    .values({
      number: toPaymentNumber(inserted.paymentId),
      provider: 'wechat',
      payment_id: inserted.paymentId,
      amount: AMOUNT + SHIPPING,
      currency: 'CNY',
      description: '',
      instalments: null,
      return_path: '/',
      state: 'SUCCESS',
      transaction_id: null,
      created_at: new Date(now),
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

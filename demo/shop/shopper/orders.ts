import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@vitrine/kit';
import { sql, type Transaction } from 'kysely';
import { runTogether, type SendWithCommit } from '../../../apps/server/src/database/pipeline.ts';
import type { Database } from '../../../apps/server/src/database/schema.ts';
import { findAddress } from '../../../apps/server/src/resources/addresses/queries.ts';
import { lockPaidCheckout } from '../../../apps/server/src/resources/checkout/lock-checkout.ts';
import {
  priceCheckout,
  toStoredAddress,
} from '../../../apps/server/src/resources/checkout/rules.ts';
import { advanceShipment } from '../../../apps/server/src/resources/orders/advance-shipment.ts';
import { confirmDelivery } from '../../../apps/server/src/resources/orders/confirm-delivery.ts';
import {
  createOrder,
  NEXT_ORDER_ID,
} from '../../../apps/server/src/resources/orders/create-order.ts';
import {
  findShipments,
  lockOrderForJob,
} from '../../../apps/server/src/resources/orders/queries.ts';
import { toPaymentNumber } from '../../../apps/server/src/resources/payments/rules.ts';

const STEP_MS = 7 * 3_600_000;
const CHECKOUT_MS = 15 * 60_000;

interface OrderPlan {
  to: 'CN' | 'HK';
  daysAgo: number;
  items: number;
  /** The number of shipment steps that have happened. */
  steps: number;
  isDelivered: boolean;
}

/**
 * A delivered order that can still be returned, one out for delivery, and one in customs that waits
 * for a personal ID (Hong Kong needs none).
 */
const ORDER_PLANS: readonly OrderPlan[] = [
  { to: 'HK', daysAgo: 12, items: 1, steps: 9, isDelivered: true },
  { to: 'HK', daysAgo: 6, items: 1, steps: 9, isDelivered: false },
  { to: 'CN', daysAgo: 3, items: 2, steps: 7, isDelivered: false },
];

const findVariants = (trx: Transaction<Database>, limit: number) =>
  trx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('merchants', 'merchants.id', 'variants.merchant_id')
    .select(['variants.id', 'variants.product_id', 'variants.merchant_id', 'variants.currency'])
    .select(['variants.size', 'variants.size_scale', 'variants.price_incl_taxes'])
    .select(['variants.price_without_promotion', 'products.brand_id', 'products.is_same_day'])
    .select(['products.short_description', 'products.image_keys', 'brands.name as brand_name'])
    .select(['merchants.name', 'merchants.monogram', 'merchants.city', 'merchants.shipping'])
    .where('products.gender', '=', 'women')
    .where('products.is_online', '=', true)
    .where('variants.position', '=', 0)
    .orderBy('products.rank', 'desc')
    .orderBy('variants.id')
    .limit(limit)
    .execute();

type OrderableVariant = Awaited<ReturnType<typeof findVariants>>[number];

async function placeCheckout(
  trx: Transaction<Database>,
  shopperId: string,
  { to, variants, at }: { to: OrderPlan['to']; variants: readonly OrderableVariant[]; at: number },
) {
  const { id: addressId } = await trx
    .selectFrom('addresses')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('country_code', '=', to)
    .orderBy('is_default', 'desc')
    .executeTakeFirstOrThrow();
  const address = await findAddress(trx, shopperId, addressId);
  const merchants = new Map(
    variants.map(({ merchant_id: merchantId, name, monogram, city, shipping: ways }) => [
      merchantId,
      { merchantId, name, monogram, city, ways, chosen: 'standard' },
    ]),
  );
  const { id } = await trx
    .insertInto('checkout_orders')
    .values({
      shopper_id: shopperId,
      bag_id: randomUUID(),
      status: 'placed',
      currency: variants[0]?.currency ?? 'CNY',
      shipping_address: address ? JSON.stringify(toStoredAddress(address)) : null,
      merchants: JSON.stringify([...merchants.values()]),
      created_at: new Date(at - CHECKOUT_MS),
      expires_at: new Date(at),
      placed_at: new Date(at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('checkout_order_items')
    .values(
      variants.map((variant, position) => ({
        checkout_order_id: id,
        bag_item_id: position,
        position,
        variant_id: variant.id,
        product_id: variant.product_id,
        merchant_id: variant.merchant_id,
        brand_id: variant.brand_id,
        brand_name: variant.brand_name,
        short_description: JSON.stringify(variant.short_description),
        image_keys: JSON.stringify(variant.image_keys),
        size: variant.size,
        size_scale: variant.size_scale,
        quantity: 1,
        price: variant.price_incl_taxes,
        price_without_promotion: variant.price_without_promotion,
        is_same_day: variant.is_same_day,
      })),
    )
    .execute();
  return id;
}

async function payAndCreateOrder(trx: Transaction<Database>, checkoutOrderId: string, at: number) {
  const {
    locked,
    nextRows: [[nextOrder]],
  } = await lockPaidCheckout(
    trx,
    { id: checkoutOrderId, now: at },
    sql<{ id: string }>`select ${NEXT_ORDER_ID} as id`.compile(trx),
  );
  if (!(locked && nextOrder)) throw new Error('The checkout order does not exist');
  const { record, items } = locked;
  const checkout = priceCheckout(record, items);
  const paymentId = randomUUID();
  await trx
    .insertInto('payments')
    .values({
      id: paymentId,
      shopper_id: record.shopper_id,
      checkout_order_id: record.id,
      status: 'paid',
      channel: 'messaging-oa',
      amount: checkout.price.grandTotal,
      currency: record.currency,
      return_path: '/',
      transaction_id: `demo-${paymentId}`,
      created_at: new Date(at),
      expires_at: new Date(at),
      paid_at: new Date(at),
    })
    .execute();
  // The sandbox refunds only payments that it has recorded.
  await trx
    .insertInto('sandbox_payments')
    .values({
      number: toPaymentNumber(paymentId),
      provider: 'wechat',
      payment_id: paymentId,
      amount: checkout.price.grandTotal,
      currency: record.currency,
      description: '',
      return_path: '/',
      state: 'SUCCESS',
      transaction_id: `demo-${paymentId}`,
      created_at: new Date(at),
    })
    .execute();
  const sent: Promise<unknown>[] = [];
  const sendWithCommit: SendWithCommit = (query) => {
    const rows = runTogether(trx, query).then(([first]) => first);
    sent.push(rows);
    return rows;
  };
  const { id } = nextOrder;
  createOrder(
    { trx, sendWithCommit },
    { id, checkout, paymentId, isTest: false, now: at, paceMs: undefined },
  );
  await Promise.all(sent);
  return id;
}

async function advanceShipments(
  trx: Transaction<Database>,
  id: string,
  { steps, isDelivered }: OrderPlan,
  at: number,
) {
  for (let step = 1; step <= steps; step++) {
    const order = await lockOrderForJob(trx, id);
    const timing = { now: at + step * STEP_MS, paceMs: step === steps ? STEP_MS : undefined };
    for (const shipment of await findShipments(trx, [id]))
      if (order) await advanceShipment(trx, order, shipment, timing);
  }
  if (!isDelivered) return;
  const order = await lockOrderForJob(trx, id);
  for (const shipment of await findShipments(trx, [id]))
    if (order) await confirmDelivery(trx, order, shipment, at + (steps + 1) * STEP_MS);
}

/** Seeds the recent orders of the demo shopper, each in another status. */
export async function seedOrders(
  trx: Transaction<Database>,
  shopperId: string,
  now: number,
): Promise<void> {
  const variants = await findVariants(
    trx,
    ORDER_PLANS.reduce((sum, plan) => sum + plan.items, 0),
  );
  for (const plan of ORDER_PLANS) {
    const at = now - plan.daysAgo * DAY_MS;
    const orderVariants = variants.splice(0, plan.items);
    if (orderVariants.length === 0) return;
    const checkout = { to: plan.to, variants: orderVariants, at };
    const checkoutId = await placeCheckout(trx, shopperId, checkout);
    const id = await payAndCreateOrder(trx, checkoutId, at);
    await advanceShipments(trx, id, plan, at);
  }
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import {
  findAddress,
  findCheckoutItems,
  lockAnyCheckout,
} from '../../src/resources/checkout/queries.ts';
import { chosenAddress, sumsOf } from '../../src/resources/checkout/rules.ts';
import { advance } from '../../src/resources/orders/advance.ts';
import { createOrder } from '../../src/resources/orders/create-order.ts';
import { findParcels, lockAnyOrder } from '../../src/resources/orders/queries.ts';
import { sign } from '../../src/resources/orders/sign.ts';
import { numberOf } from '../../src/resources/payments/rules.ts';

const DAY_MS = 86_400_000;
const STEP_MS = 7 * 3_600_000;
const HOLD_MS = 15 * 60_000;

interface Plan {
  to: 'CN' | 'HK';
  daysAgo: number;
  pieces: number;
  /** How far it has come. */
  steps: number;
  isSigned: boolean;
}

/** One that is over and may still go back, one at the door, one at customs that wait for a personal ID: Hong Kong asks for none. */
const PLANS: readonly Plan[] = [
  { to: 'HK', daysAgo: 12, pieces: 1, steps: 9, isSigned: true },
  { to: 'HK', daysAgo: 6, pieces: 1, steps: 9, isSigned: false },
  { to: 'CN', daysAgo: 3, pieces: 2, steps: 7, isSigned: false },
];

const findPieces = (trx: Transaction<Database>, most: number) =>
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
    .limit(most)
    .execute();

type Piece = Awaited<ReturnType<typeof findPieces>>[number];

async function placeCheckout(
  trx: Transaction<Database>,
  shopperId: string,
  { to, pieces, at }: { to: Plan['to']; pieces: readonly Piece[]; at: number },
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
    pieces.map(({ merchant_id: merchantId, name, monogram, city, shipping: ways }) => [
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
      currency: pieces[0]?.currency ?? 'CNY',
      shipping_address: address ? JSON.stringify(chosenAddress(address)) : null,
      merchants: JSON.stringify([...merchants.values()]),
      created_at: new Date(at - HOLD_MS),
      expires_at: new Date(at),
      placed_at: new Date(at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('checkout_order_items')
    .values(
      pieces.map((piece, position) => ({
        checkout_order_id: id,
        bag_item_id: position,
        position,
        variant_id: piece.id,
        product_id: piece.product_id,
        merchant_id: piece.merchant_id,
        brand_id: piece.brand_id,
        brand_name: piece.brand_name,
        short_description: JSON.stringify(piece.short_description),
        image_keys: JSON.stringify(piece.image_keys),
        size: piece.size,
        size_scale: piece.size_scale,
        quantity: 1,
        price: piece.price_incl_taxes,
        price_without_promotion: piece.price_without_promotion,
        is_same_day: piece.is_same_day,
      })),
    )
    .execute();
  return id;
}

async function pay(trx: Transaction<Database>, checkoutOrderId: string, at: number) {
  const record = await lockAnyCheckout(trx, checkoutOrderId);
  if (!record) throw new Error('The checkout order is gone');
  const sums = sumsOf(record, await findCheckoutItems(trx, checkoutOrderId));
  const paymentId = randomUUID();
  await trx
    .insertInto('payments')
    .values({
      id: paymentId,
      shopper_id: record.shopper_id,
      checkout_order_id: record.id,
      status: 'paid',
      channel: 'messaging-oa',
      amount: sums.price.grandTotal,
      currency: record.currency,
      return_path: '/',
      transaction_id: `demo-${paymentId}`,
      created_at: new Date(at),
      expires_at: new Date(at),
      paid_at: new Date(at),
    })
    .execute();
  // The sandbox pays back only what stands in its books.
  await trx
    .insertInto('sandbox_payments')
    .values({
      number: numberOf(paymentId),
      house: 'wechat',
      payment_id: paymentId,
      amount: sums.price.grandTotal,
      currency: record.currency,
      description: '',
      return_path: '/',
      state: 'SUCCESS',
      transaction_id: `demo-${paymentId}`,
      created_at: new Date(at),
    })
    .execute();
  return createOrder(trx, { sums, paymentId, now: at, paceMs: undefined });
}

async function travel(
  trx: Transaction<Database>,
  id: string,
  { steps, isSigned }: Plan,
  at: number,
) {
  for (let step = 1; step <= steps; step++) {
    const order = await lockAnyOrder(trx, id);
    const moment = { now: at + step * STEP_MS, paceMs: step === steps ? STEP_MS : undefined };
    for (const parcel of await findParcels(trx, [id]))
      if (order) await advance(trx, order, parcel, moment);
  }
  if (!isSigned) return;
  const order = await lockAnyOrder(trx, id);
  for (const parcel of await findParcels(trx, [id]))
    if (order) await sign(trx, order, parcel, at + (steps + 1) * STEP_MS);
}

/** What the demo's shopper has ordered lately, each order somewhere else on its way. */
export async function seedOrders(
  trx: Transaction<Database>,
  shopperId: string,
  now: number,
): Promise<void> {
  const pieces = await findPieces(
    trx,
    PLANS.reduce((sum, plan) => sum + plan.pieces, 0),
  );
  for (const plan of PLANS) {
    const at = now - plan.daysAgo * DAY_MS;
    const ordered = pieces.splice(0, plan.pieces);
    if (ordered.length === 0) return;
    const wish = { to: plan.to, pieces: ordered, at };
    const checkoutId = await placeCheckout(trx, shopperId, wish);
    const id = await pay(trx, checkoutId, at);
    await travel(trx, id, plan, at);
  }
}

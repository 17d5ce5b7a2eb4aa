import { randomUUID } from 'node:crypto';
import type { Localised } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

interface OrderOptions {
  shopperId: string;
  now: number;
  /** The price of the products; shipping is free. */
  total: number;
  country?: 'CN' | 'HK';
}

const MERCHANT = '9001';
const both = (text: string): Localised => ({ 'zh-CN': text, 'en-US': text });
const json = JSON.stringify;

const merchants = json([
  {
    merchantId: MERCHANT,
    name: 'Rive Nord',
    monogram: 'RN',
    city: both('Paris'),
    chosen: 'standard',
    ways: ['CN', 'HK'].map((country) => ({
      type: 'standard',
      country,
      fee: 0,
      freeFrom: null,
      minDays: 1,
      maxDays: 2,
    })),
  },
]);

const createAddress = (countryCode: 'CN' | 'HK') =>
  json({
    id: '1',
    name: '林知夏',
    mobileCountry: 'CN',
    mobile: '13800138000',
    countryCode,
    stateId: '4209',
    stateCode: 'SH',
    stateName: both('上海市'),
    city: '上海市',
    district: '徐汇区',
    addressLine: '武康路',
    zipCode: '200031',
  });

/** Inserts a checkout with one product and no customs ID. */
export async function insertCheckout(
  db: Kysely<Database>,
  { shopperId, now, total, country = 'CN' }: OrderOptions,
): Promise<string> {
  // A shopper can have one open checkout at a time.
  await db
    .updateTable('checkout_orders')
    .set({ status: 'abandoned' })
    .where('shopper_id', '=', shopperId)
    .execute();
  const { id } = await db
    .insertInto('checkout_orders')
    .values({
      shopper_id: shopperId,
      bag_id: randomUUID(),
      currency: 'CNY',
      shipping_address: createAddress(country),
      merchants,
      created_at: new Date(now),
      expires_at: new Date(now + 900_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('checkout_order_items')
    .values({
      checkout_order_id: id,
      bag_item_id: '1',
      position: 0,
      variant_id: '1',
      product_id: '1',
      merchant_id: MERCHANT,
      brand_id: '1',
      brand_name: 'Halden',
      short_description: json(both('Coat')),
      image_keys: json([]),
      size: '36',
      size_scale: 'FR',
      quantity: 1,
      price: total,
      price_without_promotion: total,
      is_same_day: false,
    })
    .execute();
  return id;
}

/** Inserts a paid order with one shipment and no customs ID. */
export async function insertOrder(db: Kysely<Database>, options: OrderOptions): Promise<string> {
  const { shopperId, now, total, country = 'CN' } = options;
  const checkout_order_id = await insertCheckout(db, options);
  const time = new Date(now);
  const payment_id = randomUUID();
  await db
    .insertInto('payments')
    .values({
      id: payment_id,
      shopper_id: shopperId,
      checkout_order_id,
      status: 'paid',
      channel: 'minip',
      amount: total,
      currency: 'CNY',
      return_path: '/',
      created_at: time,
      expires_at: time,
    })
    .execute();
  const { id } = await db
    .insertInto('orders')
    .values({
      shopper_id: shopperId,
      checkout_order_id,
      payment_id,
      currency: 'CNY',
      shipping_address: createAddress(country),
      sub_total: total,
      shipping_fee: 0,
      discount: 0,
      grand_total: total,
      is_personal_id_required: country === 'CN',
      placed_at: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('merchant_orders')
    .values({
      order_id: id,
      merchant_id: MERCHANT,
      merchant: json({ name: 'Rive Nord', monogram: 'RN', city: both('Paris') }),
      last_event: 'paid',
      shipping_type: 'standard',
      shipping_paid: 0,
      carrier: 'SF',
      expected_from: '2026-10-05',
      expected_to: '2026-10-08',
      paid_at: time,
    })
    .execute();
  return id;
}

import { randomUUID } from 'node:crypto';
import type { PaymentChannel, ShipmentStatus } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { insertShopper } from './buyer.ts';
import { both } from './catalogue-fixture.ts';

const json = JSON.stringify;

interface NewItem {
  readonly quantity: number;
  readonly price: number;
  /** For the whole quantity, after discounts. */
  readonly amountPaid: number;
  readonly variantId?: string;
  readonly productId?: string;
}

interface NewPaidOrder {
  readonly now: number;
  readonly merchantId: string;
  readonly status?: ShipmentStatus;
  readonly items?: readonly NewItem[];
  readonly shippingPaid?: number;
  readonly isPersonalIdRequired?: boolean;
  readonly channel?: PaymentChannel;
  readonly transactionId?: string;
  readonly address?: Partial<typeof ADDRESS>;
}

const ADDRESS = {
  id: '600001',
  name: '林知夏',
  mobileCountry: 'CN',
  mobile: '13800138000',
  countryCode: 'CN',
  stateId: '4202',
  stateCode: 'SH',
  stateName: both('上海', 'Shanghai'),
  city: '上海市',
  district: '徐汇区',
  addressLine: '武康路 12 弄 3 号',
  zipCode: '200031',
};

/** Inserts a paid order of one merchant without a checkout, so that tests need no catalogue. */
export async function insertPaidOrder(
  db: Kysely<Database>,
  {
    now,
    merchantId,
    status = 'paid',
    items = [{ quantity: 2, price: 700_000, amountPaid: 1_300_000 }],
    shippingPaid = 15_000,
    isPersonalIdRequired = false,
    channel = 'wechat-native',
    transactionId,
    address = {},
  }: NewPaidOrder,
) {
  const shopperId = await insertShopper(db);
  const at = new Date(now);
  const subTotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const grandTotal = items.reduce((sum, { amountPaid }) => sum + amountPaid, shippingPaid);
  const { id: checkoutOrderId } = await db
    .insertInto('checkout_orders')
    .values({
      shopper_id: shopperId,
      bag_id: randomUUID(),
      status: 'placed',
      currency: 'CNY',
      merchants: '[]',
      created_at: at,
      expires_at: at,
      placed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const paymentId = randomUUID();
  await db
    .insertInto('payments')
    .values({
      id: paymentId,
      shopper_id: shopperId,
      checkout_order_id: checkoutOrderId,
      status: 'paid',
      channel,
      instalments: null,
      amount: grandTotal,
      currency: 'CNY',
      return_path: '/',
      transaction_id: transactionId ?? null,
      created_at: at,
      expires_at: at,
      paid_at: at,
    })
    .execute();
  const { id: orderId } = await db
    .insertInto('orders')
    .values({
      shopper_id: shopperId,
      checkout_order_id: checkoutOrderId,
      payment_id: paymentId,
      currency: 'CNY',
      shipping_address: json({ ...ADDRESS, ...address }),
      sub_total: subTotal,
      shipping_fee: shippingPaid,
      discount: subTotal + shippingPaid - grandTotal,
      grand_total: grandTotal,
      is_personal_id_required: isPersonalIdRequired,
      personal_id_id: null,
      placed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: merchantOrderId } = await db
    .insertInto('merchant_orders')
    .values({
      order_id: orderId,
      merchant_id: merchantId,
      merchant: json({ name: 'Rive Nord', monogram: 'RN', city: both('巴黎', 'Paris') }),
      status,
      last_event: status === 'delivering' ? 'cleared' : status,
      shipping_type: 'standard',
      shipping_paid: shippingPaid,
      tracking_number: null,
      carrier: 'EMS',
      expected_from: '2026-12-01',
      expected_to: '2026-12-04',
      paid_at: at,
      accepted_at: status === 'paid' ? null : at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto('order_items')
    .values(
      items.map(({ quantity, price, amountPaid, variantId = '7', productId = '7' }, position) => ({
        order_id: orderId,
        merchant_order_id: merchantOrderId,
        position,
        variant_id: variantId,
        product_id: productId,
        brand_id: '7',
        brand_name: 'Maison',
        short_description: json(both('羊毛大衣', 'Wool coat')),
        image_keys: '[]',
        size: '38',
        size_scale: 'FR',
        quantity,
        price,
        price_without_promotion: price,
        amount_paid: amountPaid,
      })),
    )
    .returning('id')
    .execute();
  return { shopperId, orderId, merchantOrderId, paymentId, itemIds: rows.map(({ id }) => id) };
}

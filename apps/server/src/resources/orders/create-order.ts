import type { ShippingType } from '@vitrine/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { calculateDeliveryDays } from '../../delivery/promise-delivery.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import { filterShippingOptions, selectShippingOption } from '../../pricing/shipping-rules.ts';
import type { MerchantShippingChoice } from '../../pricing/stored-types.ts';
import { needsPersonalId, type PricedCheckout } from '../checkout/rules.ts';
import { recordSpend } from '../memberships/queries.ts';
import { CARRIERS } from './messages.ts';

interface NewOrder {
  readonly checkout: PricedCheckout;
  readonly paymentId: string;
  readonly now: number;
  /** The time between shipment steps; undefined when merchants trigger them by hand. */
  readonly paceMs: number | undefined;
}

const findShippingOption = (
  { ways, chosen }: MerchantShippingChoice,
  { destination, shipments }: PricedCheckout,
  merchantId: string,
) => {
  const shipment = shipments.find((candidate) => candidate.merchantId === merchantId);
  return (
    shipment && selectShippingOption(filterShippingOptions(ways, destination, shipment), chosen)
  );
};

function toShipmentRow(
  checkout: PricedCheckout,
  merchant: MerchantShippingChoice,
  { now, paceMs }: NewOrder,
) {
  const { merchantId, name, monogram, city } = merchant;
  const option = findShippingOption(merchant, checkout, merchantId);
  const charge = checkout.price.shipping.find((candidate) => candidate.merchantId === merchantId);
  const shippingType: ShippingType = option?.type ?? 'standard';
  const { minDays = 0, maxDays = 0 } = option ?? {};
  const days = calculateDeliveryDays({ type: shippingType, minDays, maxDays }, now);
  return {
    merchant_id: merchantId,
    merchant: { name, monogram, city },
    last_event: 'paid' as const,
    next_at: paceMs === undefined ? null : new Date(now + paceMs),
    shipping_type: shippingType,
    shipping_paid: charge ? charge.fee - charge.discount : 0,
    carrier: CARRIERS[checkout.destination.countryCode],
    expected_from: days.from,
    expected_to: days.to,
    paid_at: new Date(now),
  };
}

function toOrderRow({ checkout, paymentId, now }: NewOrder) {
  const { record, price, destination } = checkout;
  return {
    shopper_id: record.shopper_id,
    checkout_order_id: record.id,
    payment_id: paymentId,
    currency: record.currency,
    shipping_address: record.shipping_address,
    discount_name: record.discount?.name,
    sub_total: price.subTotalAmount,
    shipping_fee: price.totalShippingFee,
    discount: price.totalDiscount,
    grand_total: price.grandTotal,
    is_personal_id_required: needsPersonalId(destination),
    personal_id_id: record.personal_id_id,
    placed_at: new Date(now),
  };
}

function listShipmentRows(input: NewOrder) {
  const { checkout } = input;
  return checkout.record.merchants
    .filter(({ merchantId }) =>
      checkout.shipments.some((shipment) => shipment.merchantId === merchantId),
    )
    .map((merchant) => toShipmentRow(checkout, merchant, input));
}

function listItemRows({ checkout }: NewOrder) {
  const priced = new Map(checkout.price.lines.map((line) => [line.id, line]));
  return checkout.items.map((item) => {
    const line = priced.get(item.id);
    return {
      merchant_id: item.merchant_id,
      position: item.position,
      variant_id: item.variant_id,
      product_id: item.product_id,
      brand_id: item.brand_id,
      brand_name: item.brand_name,
      short_description: item.short_description,
      image_keys: item.image_keys,
      size: item.size,
      size_scale: item.size_scale,
      quantity: item.quantity,
      price: item.price,
      price_without_promotion: item.price_without_promotion,
      amount_paid: line ? line.amount - line.discount : 0,
    };
  });
}

/**
 * Inserts an order with its shipments, their first event and its items in one statement. It keeps the
 * personal ID only if that still exists; without one, customs ask for it later.
 */
async function insertOrder(trx: Transaction<Database>, input: NewOrder): Promise<string> {
  const { rows } = await sql<{ id: string }>`with placed as (
      insert into orders (shopper_id, checkout_order_id, payment_id, currency, shipping_address,
        discount_name, sub_total, shipping_fee, discount, grand_total, is_personal_id_required,
        personal_id_id, placed_at)
      select shopper_id, checkout_order_id, payment_id, currency, shipping_address,
        discount_name, sub_total, shipping_fee, discount, grand_total, is_personal_id_required,
        (select id from personal_ids where personal_ids.id = personal_id_id), placed_at
      from jsonb_populate_record(null::orders, ${JSON.stringify(toOrderRow(input))})
      returning id
    ), shipments as (
      insert into merchant_orders (order_id, merchant_id, merchant, last_event, next_at,
        shipping_type, shipping_paid, carrier, expected_from, expected_to, paid_at)
      select placed.id, shipment.merchant_id, shipment.merchant, shipment.last_event,
        shipment.next_at, shipment.shipping_type, shipment.shipping_paid, shipment.carrier,
        shipment.expected_from, shipment.expected_to, shipment.paid_at
      from placed, jsonb_populate_recordset(
        null::merchant_orders, ${JSON.stringify(listShipmentRows(input))}) shipment
      returning id, merchant_id, last_event, paid_at
    ), events as (
      insert into shipment_events (merchant_order_id, code, happened_at)
      select id, last_event, paid_at from shipments
    ), items as (
      insert into order_items (order_id, merchant_order_id, position, variant_id, product_id,
        brand_id, brand_name, short_description, image_keys, size, size_scale, quantity, price,
        price_without_promotion, amount_paid)
      select placed.id, shipments.id, item.position, item.variant_id, item.product_id,
        item.brand_id, item.brand_name, item.short_description, item.image_keys, item.size,
        item.size_scale, item.quantity, item.price, item.price_without_promotion, item.amount_paid
      from placed,
        jsonb_to_recordset(${JSON.stringify(listItemRows(input))}) as item (
          merchant_id bigint, position integer, variant_id bigint, product_id bigint,
          brand_id bigint, brand_name text, short_description jsonb, image_keys jsonb, size text,
          size_scale text, quantity integer, price bigint, price_without_promotion bigint,
          amount_paid bigint)
        join shipments on shipments.merchant_id = item.merchant_id
      order by item.position
    )
    select id from placed`.execute(trx);
  const [order] = rows;
  if (!order) throw new Error('No order was created');
  return order.id;
}

/** Creates the order of a paid checkout order, which is locked and already placed. */
export async function createOrder(trx: Transaction<Database>, input: NewOrder): Promise<string> {
  const { checkout, now } = input;
  const id = await insertOrder(trx, input);
  await recordEvent(trx, { type: 'order.paid', subjectId: id, now });
  await recordSpend(trx, {
    reference: `order:${id}`,
    shopperId: checkout.record.shopper_id,
    amount: checkout.price.grandTotal,
    now,
  });
  return id;
}

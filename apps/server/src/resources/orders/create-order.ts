import type { ShippingType } from '@vitrine/contract';
import { sql, type Transaction } from 'kysely';
import type { PipelinedTransaction } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { calculateDeliveryDays } from '../../delivery/promise-delivery.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { compileEvent } from '../../notifications/record-event.ts';
import type { MerchantShippingChoice } from '../../pricing/stored-types.ts';
import { type CheckoutShipment, needsPersonalId, type PricedCheckout } from '../checkout/rules.ts';
import type { SoldLine } from '../ledger/rules.ts';
import { compileSpend } from '../memberships/queries.ts';
import { toTokenColumns } from '../order-search/queries.ts';
import { CARRIERS } from './messages.ts';

interface NewOrder {
  /** A value of `NEXT_ORDER_ID`. */
  readonly id: string;
  readonly checkout: PricedCheckout;
  readonly paymentId: string;
  /** Whether it was paid without money. */
  readonly isTest: boolean;
  readonly now: number;
  /** Without it a job computes later by what operators find the order. */
  readonly keyring?: Keyring;
  /** The time between shipment steps; undefined when merchants trigger them by hand. */
  readonly paceMs: number | undefined;
}

function toShipmentRow(
  checkout: PricedCheckout,
  merchant: MerchantShippingChoice,
  { option, shipsFrom }: CheckoutShipment,
  { now, paceMs }: NewOrder,
) {
  const { merchantId, name, monogram, city } = merchant;
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
    ships_from: shipsFrom,
    shipping_paid: charge ? charge.fee - charge.discount : 0,
    carrier: CARRIERS[checkout.destination.countryCode],
    expected_from: days.from,
    expected_to: days.to,
    paid_at: new Date(now),
  };
}

function toOrderRow({ id, checkout, paymentId, isTest, now }: NewOrder) {
  const { record, price } = checkout;
  return {
    id,
    shopper_id: record.shopper_id,
    checkout_order_id: record.id,
    payment_id: paymentId,
    is_test: isTest,
    currency: record.currency,
    shipping_address: record.shipping_address,
    discount_name: record.discount?.name,
    sub_total: price.subTotalAmount,
    shipping_fee: price.totalShippingFee,
    discount: price.totalDiscount,
    grand_total: price.grandTotal,
    is_personal_id_required: needsPersonalId(checkout),
    personal_id_id: record.personal_id_id,
    placed_at: new Date(now),
  };
}

function listShipmentRows(input: NewOrder) {
  const { checkout } = input;
  return checkout.record.merchants.flatMap((merchant) => {
    const shipment = checkout.shipments.find((each) => each.merchantId === merchant.merchantId);
    return shipment ? toShipmentRow(checkout, merchant, shipment, input) : [];
  });
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

type ShipmentRow = ReturnType<typeof toShipmentRow>;
type ItemRow = ReturnType<typeof listItemRows>[number];

/**
 * The statement that inserts an order with its search tokens, its shipments, their first event and its items. It keeps the
 * personal ID only if that still exists; without one, customs ask for it later.
 */
const compileOrder = (
  trx: Transaction<Database>,
  input: NewOrder,
  shipments: readonly ShipmentRow[],
  items: readonly ItemRow[],
) => {
  const tokens = toTokenColumns(input.keyring, input.checkout.record.shipping_address);
  return sql`with placed as (
      insert into orders (id, shopper_id, checkout_order_id, payment_id, is_test, currency, shipping_address,
        discount_name, sub_total, shipping_fee, discount, grand_total, is_personal_id_required,
        personal_id_id, placed_at)
      overriding system value
      select id, shopper_id, checkout_order_id, payment_id, is_test, currency, shipping_address,
        discount_name, sub_total, shipping_fee, discount, grand_total, is_personal_id_required,
        (select id from personal_ids where personal_ids.id = personal_id_id), placed_at
      from jsonb_populate_record(null::orders, ${JSON.stringify(toOrderRow(input))})
      returning id
    ), search_tokens as (
      insert into order_search_tokens (order_id, key_id, tokens)
      select placed.id, key_id, tokens from placed, jsonb_populate_record(
        null::order_search_tokens, ${JSON.stringify(tokens)})
    ), shipments as (
      insert into merchant_orders (order_id, merchant_id, merchant, last_event, next_at,
        shipping_type, ships_from, shipping_paid, carrier, expected_from, expected_to, paid_at)
      select placed.id, shipment.merchant_id, shipment.merchant, shipment.last_event,
        shipment.next_at, shipment.shipping_type, shipment.ships_from, shipment.shipping_paid, shipment.carrier,
        shipment.expected_from, shipment.expected_to, shipment.paid_at
      from placed, jsonb_populate_recordset(
        null::merchant_orders, ${JSON.stringify(shipments)}) shipment
      returning id, merchant_id, last_event, paid_at
    ), events as (
      insert into shipment_events (merchant_order_id, code, happened_at)
      select id, last_event, paid_at from shipments
    )
    insert into order_items (order_id, merchant_order_id, position, variant_id, product_id,
      brand_id, brand_name, short_description, image_keys, size, size_scale, quantity, price,
      price_without_promotion, amount_paid)
    select placed.id, shipments.id, item.position, item.variant_id, item.product_id,
      item.brand_id, item.brand_name, item.short_description, item.image_keys, item.size,
      item.size_scale, item.quantity, item.price, item.price_without_promotion, item.amount_paid
    from placed,
      jsonb_to_recordset(${JSON.stringify(items)}) as item (
        merchant_id bigint, position integer, variant_id bigint, product_id bigint,
        brand_id bigint, brand_name text, short_description jsonb, image_keys jsonb, size text,
        size_scale text, quantity integer, price bigint, price_without_promotion bigint,
        amount_paid bigint)
      join shipments on shipments.merchant_id = item.merchant_id
    order by item.position`.compile(trx);
};

/** The id of the next order, so that everything about it can be sent together. */
export const NEXT_ORDER_ID = sql<string>`nextval(pg_get_serial_sequence('orders', 'id'))`;

/**
 * Creates the order of a paid checkout order, which is locked and already placed. Returns what was sold.
 */
export function createOrder(
  { trx, sendWithCommit }: PipelinedTransaction,
  input: NewOrder,
): SoldLine[] {
  const { id, checkout, isTest, now } = input;
  const shipments = listShipmentRows(input);
  const items = listItemRows(input);
  void sendWithCommit(compileOrder(trx, input, shipments, items));
  void sendWithCommit(compileEvent(trx, { type: 'order.paid', subjectId: id, now }));
  if (!isTest)
    void sendWithCommit(
      compileSpend(trx, {
        reference: `order:${id}`,
        shopperId: checkout.record.shopper_id,
        amount: checkout.price.grandTotal,
        now,
      }),
    );
  const rows = new Map(shipments.map((row) => [row.merchant_id, row]));
  return items.map(({ merchant_id, product_id, amount_paid }) => ({
    merchant_id,
    product_id,
    amount_paid,
    shipping_paid: rows.get(merchant_id)?.shipping_paid ?? 0,
    ships_from: rows.get(merchant_id)?.ships_from ?? 'abroad',
  }));
}

import type { ShippingType } from '@vitrine/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type CheckoutSums, needsPersonalId } from '../checkout/rules.ts';
import { chosenWay, waysFor } from '../checkout/shipping-rules.ts';
import type { ChosenShipping } from '../checkout/stored.ts';
import { countSpend } from '../memberships/queries.ts';
import { afterWorkingDays } from './expected.ts';
import { CARRIERS } from './words.ts';

interface Placing {
  readonly sums: CheckoutSums;
  readonly paymentId: string;
  readonly now: number;
  /** How long a step of the way takes; undefined: orders wait for their boutiques. */
  readonly paceMs: number | undefined;
}

const wayOf = (
  { ways, chosen }: ChosenShipping,
  { destination, parcels }: CheckoutSums,
  merchantId: string,
) => {
  const parcel = parcels.find((each) => each.merchantId === merchantId);
  return parcel && chosenWay(waysFor(ways, destination, parcel), chosen);
};

/** What the shop knows of a parcel on the day it is ordered. */
function parcelRow(sums: CheckoutSums, merchant: ChosenShipping, { now, paceMs }: Placing) {
  const { merchantId, name, monogram, city } = merchant;
  const way = wayOf(merchant, sums, merchantId);
  const charge = sums.price.shipping.find((each) => each.merchantId === merchantId);
  const shippingType: ShippingType = way?.type ?? 'standard';
  return {
    merchant_id: merchantId,
    merchant: JSON.stringify({ name, monogram, city }),
    last_event: 'paid' as const,
    next_at: paceMs === undefined ? null : new Date(now + paceMs),
    shipping_type: shippingType,
    shipping_paid: charge ? charge.fee - charge.discount : 0,
    carrier: CARRIERS[sums.destination.countryCode],
    expected_from: afterWorkingDays(now, way?.minDays ?? 0),
    expected_to: afterWorkingDays(now, way?.maxDays ?? 0),
    paid_at: new Date(now),
  };
}

/** Whoever has left the book since is nobody any more: customs will ask again. */
const stillInBook = ({ personal_id_id: id }: CheckoutSums['record']) =>
  id && sql<string | null>`(select id from personal_ids where id = ${id})`;

function insertOrder(trx: Transaction<Database>, { sums, paymentId, now }: Placing) {
  const { record, price, destination } = sums;
  return trx
    .insertInto('orders')
    .values({
      shopper_id: record.shopper_id,
      checkout_order_id: record.id,
      payment_id: paymentId,
      currency: record.currency,
      shipping_address: JSON.stringify(record.shipping_address),
      discount_name: record.discount && JSON.stringify(record.discount.name),
      sub_total: price.subTotalAmount,
      shipping_fee: price.totalShippingFee,
      discount: price.totalDiscount,
      grand_total: price.grandTotal,
      is_personal_id_required: needsPersonalId(destination),
      personal_id_id: stillInBook(record),
      placed_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function insertParcels(trx: Transaction<Database>, orderId: string, placing: Placing) {
  const { sums, now } = placing;
  const merchants = sums.record.merchants.filter(({ merchantId }) =>
    sums.parcels.some((parcel) => parcel.merchantId === merchantId),
  );
  const parcels = await trx
    .insertInto('merchant_orders')
    .values(
      merchants.map((merchant) => ({ order_id: orderId, ...parcelRow(sums, merchant, placing) })),
    )
    .returning(['id', 'merchant_id'])
    .execute();
  const event = { code: 'paid' as const, happened_at: new Date(now) };
  await trx
    .insertInto('parcel_events')
    .values(parcels.map(({ id }) => ({ merchant_order_id: id, ...event })))
    .execute();
  return new Map(parcels.map(({ id, merchant_id }) => [merchant_id, id]));
}

/** Writes down the order that a paid checkout has become. Its checkout order is locked, and placed. */
export async function createOrder(trx: Transaction<Database>, placing: Placing): Promise<string> {
  const { sums, now } = placing;
  const { id } = await insertOrder(trx, placing);
  const parcels = await insertParcels(trx, id, placing);
  const priced = new Map(sums.price.lines.map((line) => [line.id, line]));
  await trx
    .insertInto('order_items')
    .values(
      sums.items.map((item) => {
        const line = priced.get(item.id);
        return {
          order_id: id,
          merchant_order_id: parcels.get(item.merchant_id) ?? '',
          position: item.position,
          variant_id: item.variant_id,
          product_id: item.product_id,
          brand_id: item.brand_id,
          brand_name: item.brand_name,
          short_description: JSON.stringify(item.short_description),
          image_keys: JSON.stringify(item.image_keys),
          size: item.size,
          size_scale: item.size_scale,
          quantity: item.quantity,
          price: item.price,
          price_without_promotion: item.price_without_promotion,
          amount_paid: line ? line.amount - line.discount : 0,
        };
      }),
    )
    .execute();
  await countSpend(trx, {
    reference: `order:${id}`,
    shopperId: sums.record.shopper_id,
    amount: sums.price.grandTotal,
    now,
  });
  return id;
}

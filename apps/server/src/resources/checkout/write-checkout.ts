import type { CheckoutStatus } from '@vitrine/contract';
import { sql, type Transaction } from 'kysely';
import { runTogether } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { selectDefaultAddress } from '../addresses/queries.ts';
import { selectBagItems } from '../bags/queries.ts';
import type { CheckoutItemRecord, CheckoutRecord } from './queries.ts';
import { selectRestingVariants } from './reservation-limits.ts';

interface CheckoutBeginning {
  bagId: string;
  shopperId: string;
  itemIds: readonly string[] | undefined;
  now: number;
  reservationMs: number;
}

/**
 * Locks the bag, abandons the shopper's open checkout and releases its stock, and locks the variants of
 * the items. Returns the abandoned checkout, if there was one: a shopper has one at a time,
 * beside those that wait for a transfer; also the items
 * of the bag, the default address, the variants that the shopper may not reserve for a while, and the id
 * that the new checkout order will have.
 */
export async function beginCheckout(
  trx: Transaction<Database>,
  { bagId, shopperId, itemIds, now, reservationMs }: CheckoutBeginning,
) {
  const [[address], resting, [begun], items] = await runTogether(
    trx,
    // First, so that others do not wait for it while the variants are locked.
    selectDefaultAddress(trx, shopperId).compile(),
    selectRestingVariants({ shopperId, now, reservationMs }).compile(trx),
    sql<{ id: string; abandoned: string[] }>`select begin_checkout(
        ${bagId}, ${shopperId}, ${itemIds ?? null}, ${new Date(now)}) as abandoned,
      nextval(pg_get_serial_sequence('checkout_orders', 'id')) as id`.compile(trx),
    // Stock and prices cannot change any more, because the variants are locked.
    selectBagItems(trx, bagId, now).compile(),
  );
  if (!begun) throw new Error('The function begin_checkout returned nothing');
  return {
    ...begun,
    address,
    items,
    restingVariants: new Set(resting.map(({ variant_id }) => variant_id)),
  };
}

type NewItem = Omit<CheckoutItemRecord, 'id'>;

/**
 * Creates a checkout order with its items and reserves their stock, in one statement. Returns the ids of
 * the items in their order.
 */
export function insertCheckout(
  trx: Transaction<Database>,
  checkout: CheckoutRecord,
  items: readonly NewItem[],
) {
  const { id, shopper_id, bag_id, currency, shipping_address, created_at, expires_at } = checkout;
  const freeShipping = sql.val([...checkout.free_shipping]);
  return sql<{ id: string }>`with checkout as (
      insert into checkout_orders
        (id, shopper_id, bag_id, currency, shipping_address, merchants, free_shipping, created_at,
          expires_at)
      overriding system value
      values (${id}, ${shopper_id}, ${bag_id}, ${currency},
        ${shipping_address && JSON.stringify(shipping_address)},
        ${JSON.stringify(checkout.merchants)}, ${freeShipping}, ${created_at}, ${expires_at})
      returning id
    ), inserted as (
      insert into checkout_order_items (checkout_order_id, bag_item_id, position, variant_id,
        product_id, merchant_id, brand_id, brand_name, short_description, image_keys, size,
        size_scale, quantity, price, price_without_promotion, is_same_day)
      select checkout.id, item.bag_item_id, item.position, item.variant_id, item.product_id,
        item.merchant_id, item.brand_id, item.brand_name, item.short_description, item.image_keys,
        item.size, item.size_scale, item.quantity, item.price, item.price_without_promotion,
        item.is_same_day
      from checkout,
        jsonb_populate_recordset(null::checkout_order_items, ${JSON.stringify(items)}) item
      order by item.position
      returning id, position, checkout_order_id, variant_id, quantity
    ), reserved as (
      insert into stock_reservations (checkout_order_id, variant_id, bag_id, quantity, expires_at)
      select checkout_order_id, variant_id, ${bag_id}, quantity, ${expires_at} from inserted
    )
    select id from inserted order by position`.compile(trx);
}

/** Sets the end of a checkout order and of its reservations. One that a transfer was chosen for stays marked. */
export const extendCheckout = (
  trx: Transaction<Database>,
  id: string,
  { expiresAt, forTransfer }: { expiresAt: Date; forTransfer: boolean },
) =>
  sql`with reserved as (
      update stock_reservations set expires_at = ${expiresAt} where checkout_order_id = ${id}
    )
    update checkout_orders set expires_at = ${expiresAt}, for_transfer = for_transfer or ${forTransfer}
    where id = ${id}`.compile(trx);

/** Places a locked checkout order: takes its items out of stock, and ends its reservations. */
export const placeCheckout = (trx: Transaction<Database>, id: string, placedAt: Date) =>
  sql`with ordered as (
      select variant_id, sum(quantity)::int as quantity from checkout_order_items
      where checkout_order_id = ${id} group by variant_id
    ), deducted as (
      update variants set quantity = variants.quantity - ordered.quantity
      from ordered where variants.id = ordered.variant_id
    ), released as (
      delete from stock_reservations where checkout_order_id = ${id}
    )
    update checkout_orders set status = 'placed', placed_at = ${placedAt}
    where id = ${id}`.compile(trx);

export const setCheckoutStatus = (
  trx: Transaction<Database>,
  ids: readonly string[],
  status: CheckoutStatus,
) => trx.updateTable('checkout_orders').set({ status }).where('id', 'in', ids).execute();

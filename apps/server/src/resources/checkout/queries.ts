import type { CheckoutStatus } from '@vitrine/contract';
import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { runTogether } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { lockStockOfCheckout, type StockRow } from '../../stock/reservations.ts';
import { selectAddress, selectDefaultAddress } from '../addresses/queries.ts';
import { selectBagItems } from '../bags/queries.ts';
import { selectRestingVariants } from './reservation-limits.ts';

const CHECKOUT_COLUMNS = [
  'checkout_orders.id',
  'checkout_orders.shopper_id',
  'checkout_orders.bag_id',
  'checkout_orders.status',
  'checkout_orders.currency',
  'checkout_orders.shipping_address',
  'checkout_orders.merchants',
  'checkout_orders.free_shipping',
  'checkout_orders.discount',
  'checkout_orders.personal_id_id',
  'checkout_orders.created_at',
  'checkout_orders.expires_at',
  'checkout_orders.placed_at',
] as const;

const ITEM_COLUMNS = [
  'checkout_order_items.bag_item_id',
  'checkout_order_items.position',
  'checkout_order_items.variant_id',
  'checkout_order_items.product_id',
  'checkout_order_items.merchant_id',
  'checkout_order_items.brand_id',
  'checkout_order_items.brand_name',
  'checkout_order_items.short_description',
  'checkout_order_items.image_keys',
  'checkout_order_items.size',
  'checkout_order_items.size_scale',
  'checkout_order_items.quantity',
  'checkout_order_items.price',
  'checkout_order_items.price_without_promotion',
  'checkout_order_items.is_same_day',
] as const;

const selectCheckouts = (db: Kysely<Database>) =>
  db.selectFrom('checkout_orders').select(CHECKOUT_COLUMNS);

/** Checkout orders with a row for each item. An order has at least one item. */
const selectItemRows = (db: Kysely<Database>) =>
  selectCheckouts(db)
    .innerJoin(
      'checkout_order_items',
      'checkout_order_items.checkout_order_id',
      'checkout_orders.id',
    )
    .select('checkout_order_items.id as item_id')
    .select(ITEM_COLUMNS)
    .orderBy('checkout_order_items.position');

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItemRows>['execute']>>[number];

/** The order and the items of its item rows, or undefined when there is no such order. */
function groupItemRows(rows: readonly ItemRow[]) {
  const [record] = rows;
  return (
    record && { record, items: rows.map(({ item_id, ...item }) => ({ ...item, id: item_id })) }
  );
}

/** Finds a checkout order of its own shopper with its items. */
export const findCheckoutWithItems = async (db: Kysely<Database>, id: string, shopperId: string) =>
  groupItemRows(
    await selectItemRows(db)
      .where('checkout_orders.id', '=', id)
      .where('checkout_orders.shopper_id', '=', shopperId)
      .execute(),
  );

/** Finds the open checkout orders of a shopper with a payment, each with its last one. */
export const findUnpaidCheckouts = (db: Kysely<Database>, shopperId: string, now: number) =>
  selectCheckouts(db)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments')
          .select('payments.id as payment_id')
          .whereRef('payments.checkout_order_id', '=', 'checkout_orders.id')
          .orderBy('payments.created_at', 'desc')
          .limit(1)
          .as('last_payment'),
      (join) => join.onTrue(),
    )
    .select('last_payment.payment_id')
    .where('checkout_orders.shopper_id', '=', shopperId)
    .where('checkout_orders.status', '=', sql.lit('open'))
    .where('checkout_orders.expires_at', '>', new Date(now))
    .orderBy('checkout_orders.created_at', 'desc')
    .execute();

interface CheckoutKey {
  readonly id: string;
  readonly shopperId: string;
}

const selectLockedItemRows = (trx: Transaction<Database>, { id, shopperId }: CheckoutKey) =>
  selectItemRows(trx)
    .where('checkout_orders.id', '=', id)
    .where('checkout_orders.shopper_id', '=', shopperId)
    .forNoKeyUpdate('checkout_orders');

/** Locks a checkout order and returns it with its items, which never change. */
export const lockCheckoutWithItems = async (
  trx: Transaction<Database>,
  id: string,
  shopperId: string,
) => groupItemRows(await selectLockedItemRows(trx, { id, shopperId }).execute());

export type LockedCheckout = NonNullable<Awaited<ReturnType<typeof lockCheckoutWithItems>>>;

/** Locks a checkout order, and finds an address of the shopper. */
export async function lockCheckoutWithAddress(
  trx: Transaction<Database>,
  checkout: CheckoutKey,
  addressId: string,
) {
  const [rows, [address]] = await runTogether(
    trx,
    selectLockedItemRows(trx, checkout).compile(),
    selectAddress(trx, checkout.shopperId, addressId).compile(),
  );
  return { locked: groupItemRows(rows), address };
}

/** Locks a checkout order and the stock of its items, and returns both with the rows of another statement. */
export async function lockCheckoutAndStock<Row>(
  trx: Transaction<Database>,
  checkout: CheckoutKey & { now: number },
  next: CompiledQuery<Row>,
) {
  const [rows, stock, nextRows] = await runTogether(
    trx,
    selectLockedItemRows(trx, checkout).compile(),
    lockStockOfCheckout(trx, checkout.id, checkout.now),
    next,
  );
  const locked = groupItemRows(rows);
  return { locked: locked && { ...locked, stock }, nextRows };
}

/**
 * Locks the bag of a checkout order and then the order. It returns nothing of the order, because that may
 * have changed while the statement waited for the bag.
 */
const lockBagAndCheckout = (trx: Transaction<Database>, id: string, now: number) =>
  sql`with bag as (
      insert into bags (id, created_at, updated_at)
      select bag_id, ${new Date(now)}, ${new Date(now)} from checkout_orders where id = ${id}
      on conflict (id) do update set updated_at = excluded.updated_at
      returning id
    )
    select checkout_orders.id from bag
    join checkout_orders on checkout_orders.bag_id = bag.id
    where checkout_orders.id = ${id}
    for no key update of checkout_orders`.compile(trx);

const selectItemRowsWithShopper = (db: Kysely<Database>, id: string) =>
  selectItemRows(db)
    .innerJoin('shoppers', 'shoppers.id', 'checkout_orders.shopper_id')
    .select('shoppers.erased_at')
    .where('checkout_orders.id', '=', id);

type LockedRow = Awaited<
  ReturnType<ReturnType<typeof selectItemRowsWithShopper>['execute']>
>[number];

/**
 * Locks the bag of a checkout order, the order and its stock, after a payment has arrived. Returns the
 * order with its items and their stock, and whether the shopper's account has been erased; also the rows of
 * the statements that follow.
 */
export async function lockPaidCheckout<Results extends readonly unknown[]>(
  trx: Transaction<Database>,
  { id, now }: { id: string; now: number },
  ...next: { [At in keyof Results]: CompiledQuery<Results[At]> }
) {
  const [, rows, stock, ...nextRows] = await runTogether<
    [unknown, LockedRow, StockRow, ...Results]
  >(
    trx,
    lockBagAndCheckout(trx, id, now),
    selectItemRowsWithShopper(trx, id).compile(),
    lockStockOfCheckout(trx, id, now),
    ...next,
  );
  const locked = groupItemRows(rows);
  const isShopperErased = rows[0]?.erased_at !== null;
  return { locked: locked && { ...locked, stock, isShopperErased }, nextRows };
}

/** Extends a checkout order and its reservations. */
export const extendCheckout = (trx: Transaction<Database>, id: string, expiresAt: Date) =>
  sql`with reserved as (
      update stock_reservations set expires_at = ${expiresAt} where checkout_order_id = ${id}
    )
    update checkout_orders set expires_at = ${expiresAt} where id = ${id}`.compile(trx);

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

/** Finds a checkout order of its own shopper only. */
export const findCheckout = (db: Kysely<Database>, id: string, shopperId: string) =>
  selectCheckouts(db).where('id', '=', id).where('shopper_id', '=', shopperId).executeTakeFirst();

export const lockCheckout = (trx: Transaction<Database>, id: string, shopperId: string) =>
  selectCheckouts(trx)
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export type CheckoutRecord = NonNullable<Awaited<ReturnType<typeof findCheckout>>>;

export const findCheckoutItems = (db: Kysely<Database>, checkoutOrderId: string) =>
  db
    .selectFrom('checkout_order_items')
    .select(['checkout_order_items.id', 'checkout_order_items.checkout_order_id'])
    .select(ITEM_COLUMNS)
    .where('checkout_order_id', '=', checkoutOrderId)
    .orderBy('position')
    .execute();

export type CheckoutItemRecord = Omit<
  Awaited<ReturnType<typeof findCheckoutItems>>[number],
  'checkout_order_id'
>;

export const setCheckoutStatus = (
  trx: Transaction<Database>,
  ids: readonly string[],
  status: CheckoutStatus,
) => trx.updateTable('checkout_orders').set({ status }).where('id', 'in', ids).execute();

interface CheckoutBeginning {
  bagId: string;
  shopperId: string;
  itemIds: readonly string[] | undefined;
  now: number;
  reservationMs: number;
}

/**
 * Locks the bag, abandons the shopper's open checkout and releases its stock, and locks the variants of
 * the items. Returns the abandoned checkout, if there was one: a shopper has one at a time; also the items
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

/** Locks the open checkout order that expired first, skipping those that are locked elsewhere. */
export const lockExpiredCheckout = (trx: Transaction<Database>, now: number) =>
  trx
    .selectFrom('checkout_orders')
    .select('id')
    .where('status', '=', sql.lit('open'))
    .where('expires_at', '<=', new Date(now))
    .orderBy('expires_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

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
  'checkout_orders.for_transfer',
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

export const selectCheckouts = (db: Kysely<Database>) =>
  db.selectFrom('checkout_orders').select(CHECKOUT_COLUMNS);

/** Checkout orders with a row for each item. An order has at least one item. */
export const selectItemRows = (db: Kysely<Database>) =>
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
export function groupItemRows(rows: readonly ItemRow[]) {
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

/** Finds a checkout order of its own shopper only. */
export const findCheckout = (db: Kysely<Database>, id: string, shopperId: string) =>
  selectCheckouts(db).where('id', '=', id).where('shopper_id', '=', shopperId).executeTakeFirst();

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

import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { EVENT_SUBJECTS } from '../../notifications/events.ts';

type SubjectType = (typeof EVENT_SUBJECTS)[keyof typeof EVENT_SUBJECTS];

/** What an event is about, with the ids that a receiver needs to read more. */
export interface EventSubject {
  readonly merchantIds: string[];
  readonly ids: Readonly<Record<string, string>>;
}

type Finder = (trx: Transaction<Database>, id: string) => Promise<EventSubject | undefined>;

const selectMerchantIds = sql<string[]>`array(
  select merchant_id::text from merchant_orders where order_id = orders.id order by id)`;

const findOrder: Finder = async (trx, id) => {
  const row = await trx
    .selectFrom('orders')
    .select(selectMerchantIds.as('merchantIds'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { merchantIds: row.merchantIds, ids: { orderId: id } };
};

const findMerchantOrder: Finder = async (trx, id) => {
  const row = await trx
    .selectFrom('merchant_orders')
    .select(['order_id', 'merchant_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      merchantIds: [row.merchant_id],
      ids: { orderId: row.order_id, merchantOrderId: id, merchantId: row.merchant_id },
    }
  );
};

/** A payment that was refunded before its order was placed has no order. */
const findRefund: Finder = async (trx, id) => {
  const row = await trx
    .selectFrom('refunds')
    .leftJoin('orders', 'orders.payment_id', 'refunds.payment_id')
    .select(['refunds.payment_id', 'orders.id as orderId', selectMerchantIds.as('merchantIds')])
    .where('refunds.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      merchantIds: row.merchantIds,
      ids: { paymentId: row.payment_id, ...(row.orderId ? { orderId: row.orderId } : {}) },
    }
  );
};

interface MerchantOrderRow {
  readonly order_id: string;
  readonly merchant_order_id: string;
  readonly merchant_id: string;
}

/** What belongs to one merchant order concerns its merchant only. */
const toMerchantOrderSubject = (row: MerchantOrderRow) => ({
  merchantIds: [row.merchant_id],
  ids: {
    orderId: row.order_id,
    merchantOrderId: row.merchant_order_id,
    merchantId: row.merchant_id,
  },
});

const findReturn: Finder = async (trx, id) => {
  const row = await trx
    .selectFrom('order_returns')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'order_returns.merchant_order_id')
    .select(['order_returns.order_id', 'merchant_order_id', 'merchant_orders.merchant_id'])
    .where('order_returns.id', '=', id)
    .executeTakeFirst();
  return row && toMerchantOrderSubject(row);
};

const findFapiao: Finder = async (trx, id) => {
  const row = await trx
    .selectFrom('fapiao')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'fapiao.merchant_order_id')
    .select(['fapiao.order_id', 'merchant_order_id', 'merchant_orders.merchant_id'])
    .where('fapiao.id', '=', id)
    .executeTakeFirst();
  return row && toMerchantOrderSubject(row);
};

const findVariant: Finder = async (trx, id) => {
  const row = await trx
    .selectFrom('variants')
    .select(['product_id', 'quantity', 'merchant_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      merchantIds: [row.merchant_id],
      ids: {
        productId: row.product_id,
        merchantId: row.merchant_id,
        quantity: String(row.quantity),
      },
    }
  );
};

const findProduct: Finder = async (trx, id) => {
  const row = await trx
    .selectFrom('products')
    .select(
      sql<string[]>`array(select distinct merchant_id::text from variants
        where product_id = products.id)`.as('merchantIds'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { merchantIds: row.merchantIds, ids: {} };
};

const findCoupon: Finder = async (trx, id) => {
  const row = await trx
    .selectFrom('coupons')
    .select('shopper_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { merchantIds: [], ids: {} };
};

const FINDERS: Readonly<Record<SubjectType, Finder>> = {
  order: findOrder,
  'merchant-order': findMerchantOrder,
  refund: findRefund,
  return: findReturn,
  fapiao: findFapiao,
  variant: findVariant,
  product: findProduct,
  coupon: findCoupon,
};

/** Finds what an event is about; undefined when it was deleted since. */
export const findSubject = (trx: Transaction<Database>, type: SubjectType, id: string) =>
  FINDERS[type](trx, id);

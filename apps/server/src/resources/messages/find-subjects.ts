import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { EVENT_SUBJECTS, type ShopEventType } from '../../notifications/events.ts';

type SubjectType = (typeof EVENT_SUBJECTS)[ShopEventType];

/** What an event is about, with the ids that a receiver needs to read more. */
export interface EventSubject {
  readonly merchantIds: string[];
  readonly ids: Readonly<Record<string, string>>;
}

interface FoundSubject extends EventSubject {
  readonly id: string;
}

type Finder = (trx: Transaction<Database>, ids: readonly string[]) => Promise<FoundSubject[]>;

/** A list is one value of a statement, so that sets of every size share a plan. */
const isOneOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any (${ids}::bigint[])`;
const isOneOfUuids = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any (${ids}::uuid[])`;

const selectMerchantIds = sql<string[]>`array(
  select merchant_id::text from merchant_orders where order_id = orders.id order by id)`;

const findOrders: Finder = async (trx, ids) => {
  const rows = await trx
    .selectFrom('orders')
    .select(['id', selectMerchantIds.as('merchantIds')])
    .where(isOneOf('id', ids))
    .execute();
  return rows.map(({ id, merchantIds }) => ({ id, merchantIds, ids: { orderId: id } }));
};

/** A payment that was refunded before its order was placed has no order. */
const findRefunds: Finder = async (trx, ids) => {
  const rows = await trx
    .selectFrom('refunds')
    .leftJoin('orders', 'orders.payment_id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.payment_id', 'orders.id as orderId'])
    .select(selectMerchantIds.as('merchantIds'))
    .where(isOneOfUuids('refunds.id', ids))
    .execute();
  return rows.map(({ id, merchantIds, payment_id: paymentId, orderId }) => ({
    id,
    merchantIds,
    ids: { paymentId, ...(orderId ? { orderId } : {}) },
  }));
};

interface MerchantOrderRow {
  readonly id: string;
  readonly order_id: string;
  readonly merchant_order_id: string;
  readonly merchant_id: string;
}

/** What belongs to one merchant order concerns its merchant only. */
const toMerchantOrderSubject = (row: MerchantOrderRow): FoundSubject => ({
  id: row.id,
  merchantIds: [row.merchant_id],
  ids: {
    orderId: row.order_id,
    merchantOrderId: row.merchant_order_id,
    merchantId: row.merchant_id,
  },
});

const findMerchantOrders: Finder = async (trx, ids) => {
  const rows = await trx
    .selectFrom('merchant_orders')
    .select(['id', 'order_id', 'id as merchant_order_id', 'merchant_id'])
    .where(isOneOf('id', ids))
    .execute();
  return rows.map(toMerchantOrderSubject);
};

const findReturns: Finder = async (trx, ids) => {
  const rows = await trx
    .selectFrom('order_returns as thing')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'thing.merchant_order_id')
    .select(['thing.id', 'thing.order_id', 'merchant_order_id', 'merchant_orders.merchant_id'])
    .where(isOneOf('thing.id', ids))
    .execute();
  return rows.map(toMerchantOrderSubject);
};

const findFapiao: Finder = async (trx, ids) => {
  const rows = await trx
    .selectFrom('fapiao as thing')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'thing.merchant_order_id')
    .select(['thing.id', 'thing.order_id', 'merchant_order_id', 'merchant_orders.merchant_id'])
    .where(isOneOf('thing.id', ids))
    .execute();
  return rows.map(toMerchantOrderSubject);
};

const findVariants: Finder = async (trx, ids) => {
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'product_id', 'quantity', 'merchant_id'])
    .where(isOneOf('id', ids))
    .execute();
  return rows.map(({ id, product_id: productId, quantity, merchant_id: merchantId }) => ({
    id,
    merchantIds: [merchantId],
    ids: { productId, merchantId, quantity: String(quantity) },
  }));
};

const findProducts: Finder = async (trx, ids) => {
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .select(
      sql<string[]>`array(select distinct merchant_id::text from variants
        where product_id = products.id)`.as('merchantIds'),
    )
    .where(isOneOf('id', ids))
    .execute();
  return rows.map((row) => ({ ...row, ids: {} }));
};

const findCoupons: Finder = async (trx, ids) => {
  const rows = await trx
    .selectFrom('coupons')
    .select('id')
    .where(isOneOfUuids('id', ids))
    .execute();
  return rows.map(({ id }) => ({ id, merchantIds: [], ids: {} }));
};

const FINDERS: Readonly<Record<SubjectType, Finder>> = {
  order: findOrders,
  'merchant-order': findMerchantOrders,
  refund: findRefunds,
  return: findReturns,
  fapiao: findFapiao,
  variant: findVariants,
  product: findProducts,
  coupon: findCoupons,
};

interface EventOfSubject {
  readonly type: ShopEventType;
  readonly subjectId: string;
}

const toKey = ({ type, subjectId }: EventOfSubject) => `${EVENT_SUBJECTS[type]} ${subjectId}`;

/** Finds what events are about, one query for each kind. Returns a look-up, without what was deleted since. */
export async function findSubjects(
  trx: Transaction<Database>,
  events: readonly EventOfSubject[],
): Promise<(event: EventOfSubject) => EventSubject | undefined> {
  const found = new Map<string, EventSubject>();
  for (const [type, some] of Map.groupBy(events, ({ type }) => EVENT_SUBJECTS[type])) {
    const ids = [...new Set(some.map(({ subjectId }) => subjectId))];
    for (const { id, ...subject } of await FINDERS[type](trx, ids))
      found.set(`${type} ${id}`, subject);
  }
  return (event) => found.get(toKey(event));
}

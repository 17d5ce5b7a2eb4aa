import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

const selectOrders = (db: Kysely<Database>) => db.selectFrom('orders').selectAll();

export const findOrder = (db: Kysely<Database>, id: string, shopperId: string) =>
  selectOrders(db).where('id', '=', id).where('shopper_id', '=', shopperId).executeTakeFirst();

export type OrderRecord = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Locks an order. Every change of an order or its shipments starts with this lock. */
export const lockOrder = (trx: Transaction<Database>, id: string, shopperId: string) =>
  selectOrders(trx)
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks an order for a recurring job, and skips it when it is locked elsewhere. */
export const lockOrderForJob = (trx: Transaction<Database>, id: string) =>
  selectOrders(trx).where('id', '=', id).forNoKeyUpdate().skipLocked().executeTakeFirst();

export interface OrderPage {
  readonly status: 'active' | 'history';
  readonly page: number;
  readonly size: number;
}

const selectOrdersOfStatus = (
  db: Kysely<Database>,
  shopperId: string,
  status: OrderPage['status'],
) =>
  db
    .selectFrom('orders')
    .where('shopper_id', '=', shopperId)
    .where('closed_at', status === 'active' ? 'is' : 'is not', null);

export const findOrders = (
  db: Kysely<Database>,
  shopperId: string,
  { status, page, size }: OrderPage,
): Promise<OrderRecord[]> =>
  selectOrdersOfStatus(db, shopperId, status)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();

export const countOrders = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('orders')
    .select([
      sql<number>`count(*) filter (where closed_at is null)::int`.as('active'),
      sql<number>`count(*) filter (where closed_at is not null)::int`.as('history'),
    ])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();

export const findShipments = (db: Kysely<Database>, orderIds: readonly string[]) =>
  db
    .selectFrom('merchant_orders')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();

export type ShipmentRecord = Awaited<ReturnType<typeof findShipments>>[number];

/** The units of an item in returns, except those that the condition leaves out. */
const countReturned = (condition: RawBuilder<SqlBool>) =>
  sql<number>`(select coalesce(sum(item.quantity), 0)::int from order_return_items item
    join order_returns on order_returns.id = item.return_id
    where item.order_item_id = order_items.id and ${condition})`;

/** The units of an item that operators refunded. */
const countRefunded = sql<number>`(select coalesce(sum(item.quantity), 0)::int
  from order_refund_items item where item.order_item_id = order_items.id)`;

/** The items of orders with the quantity that goes back or was refunded, and what of it is refunded. */
export const findOrderItems = (db: Kysely<Database>, orderIds: readonly string[]) =>
  db
    .selectFrom('order_items')
    .selectAll('order_items')
    .select([
      sql<number>`${countReturned(
        sql`order_returns.status not in ('cancelled', 'refused')`,
      )} + ${countRefunded}`.as('returned'),
      sql<number>`${countReturned(sql`order_returns.status = 'refunded'`)} + ${countRefunded}`.as(
        'refunded',
      ),
    ])
    .where('order_items.order_id', 'in', orderIds)
    .orderBy('order_items.position')
    .execute();

export type OrderItemRecord = Awaited<ReturnType<typeof findOrderItems>>[number];

/** The refunded amount of a payment, including refunds in progress. */
export const findRefundedAmount = async (db: Kysely<Database>, paymentId: string) =>
  Number(
    (
      await db
        .selectFrom('refunds')
        .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), eb.lit(0)).as('amount'))
        .where('payment_id', '=', paymentId)
        .where('status', '!=', 'failed')
        .executeTakeFirstOrThrow()
    ).amount,
  );

/** The channel through which an order was paid. */
export const findPaymentChannel = async (db: Kysely<Database>, paymentId: string) =>
  (
    await db
      .selectFrom('payments')
      .select('channel')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).channel;

export const findShipmentEvents = (db: Kysely<Database>, shipmentIds: readonly string[]) =>
  db
    .selectFrom('shipment_events')
    .selectAll()
    .where('merchant_order_id', 'in', shipmentIds)
    .orderBy('id', 'desc')
    .execute();

export type ShipmentEventRecord = Awaited<ReturnType<typeof findShipmentEvents>>[number];

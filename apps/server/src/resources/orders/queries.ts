import type { ParcelCode } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

const orders = (db: Kysely<Database>) => db.selectFrom('orders').selectAll();

export const findOrder = (db: Kysely<Database>, id: string, shopperId: string) =>
  orders(db).where('id', '=', id).where('shopper_id', '=', shopperId).executeTakeFirst();

export type OrderRecord = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Whoever changes an order or its parcels holds the order first. */
export const lockOrder = (trx: Transaction<Database>, id: string, shopperId: string) =>
  orders(trx)
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** For sweeps: an order that somebody else holds can wait. */
export const lockAnyOrder = (trx: Transaction<Database>, id: string) =>
  orders(trx).where('id', '=', id).forNoKeyUpdate().skipLocked().executeTakeFirst();

export interface Page {
  readonly status: 'active' | 'history';
  readonly page: number;
  readonly size: number;
}

const ofStatus = (db: Kysely<Database>, shopperId: string, status: Page['status']) =>
  db
    .selectFrom('orders')
    .where('shopper_id', '=', shopperId)
    .where('closed_at', status === 'active' ? 'is' : 'is not', null);

export const findOrders = (
  db: Kysely<Database>,
  shopperId: string,
  { status, page, size }: Page,
): Promise<OrderRecord[]> =>
  ofStatus(db, shopperId, status)
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

export const findParcels = (db: Kysely<Database>, orderIds: readonly string[]) =>
  db
    .selectFrom('merchant_orders')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();

export type ParcelRecord = Awaited<ReturnType<typeof findParcels>>[number];

/** Items with how many of their pieces are on their way back, or back. */
export const findItems = (db: Kysely<Database>, orderIds: readonly string[]) =>
  db
    .selectFrom('order_items')
    .selectAll('order_items')
    .select((eb) =>
      eb
        .selectFrom('order_return_items')
        .innerJoin('order_returns', 'order_returns.id', 'order_return_items.return_id')
        .select(sql<number>`coalesce(sum(order_return_items.quantity), 0)::int`.as('returned'))
        .whereRef('order_return_items.order_item_id', '=', 'order_items.id')
        .where('order_returns.status', '!=', 'cancelled')
        .as('returned'),
    )
    .where('order_items.order_id', 'in', orderIds)
    .orderBy('order_items.position')
    .execute();

export type OrderItemRecord = Awaited<ReturnType<typeof findItems>>[number];

/** What goes back to the shopper of an order, whether it has arrived or not. */
export const findRefunded = async (db: Kysely<Database>, paymentId: string) =>
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

/** Where an order was paid. */
export const findChannel = async (db: Kysely<Database>, paymentId: string) =>
  (
    await db
      .selectFrom('payments')
      .select('channel')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).channel;

/** The shopper's own parcels with these numbers. */
export const findTracked = (db: Kysely<Database>, shopperId: string, numbers: readonly string[]) =>
  db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .selectAll('merchant_orders')
    .where('orders.shopper_id', '=', shopperId)
    .where('merchant_orders.tracking_number', 'in', numbers)
    .orderBy('merchant_orders.id')
    .execute();

export const findEvents = (db: Kysely<Database>, parcelIds: readonly string[]) =>
  db
    .selectFrom('parcel_events')
    .selectAll()
    .where('merchant_order_id', 'in', parcelIds)
    .orderBy('id', 'desc')
    .execute();

export type EventRecord = Awaited<ReturnType<typeof findEvents>>[number];

export const addEvent = (
  trx: Transaction<Database>,
  parcelId: string,
  { code, place, at }: { code: ParcelCode; place: Localised | null; at: Date },
) =>
  trx
    .insertInto('parcel_events')
    .values({
      merchant_order_id: parcelId,
      code,
      place: place && JSON.stringify(place),
      happened_at: at,
    })
    .execute();

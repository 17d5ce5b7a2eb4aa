import type { PaymentChannel, RequestParts } from '@vitrine/contract';
import type { RefundStatus, refundCalls } from '@vitrine/contract/admin';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { PROVIDER_OF_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { parseOrderNumber } from '../orders/order-number.ts';

export type RefundQuery = RequestParts<(typeof refundCalls)['listRefunds']>['query'];

/** The number in `return:7`; null in the references of other things. */
const referenceTo = (thing: 'order-refund' | 'return') =>
  sql`(case when refunds.reference like ${`${thing}:%`}
    then split_part(refunds.reference, ':', 2)::bigint end)`;

/** The merchant order of which something is refunded; of a whole order, its only one. */
const merchantOrderId = sql<string | null>`coalesce(
  (select merchant_order_id from order_refunds where id = ${referenceTo('order-refund')}),
  (select merchant_order_id from order_returns where id = ${referenceTo('return')}),
  (select case when count(*) = 1 then min(part.id) end from merchant_orders part
    where part.order_id = orders.id))`;

const selectRefunds = (db: Kysely<Database>) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('orders', 'orders.payment_id', 'refunds.payment_id')
    .leftJoin('merchant_orders', (join) =>
      join.on(sql<SqlBool>`merchant_orders.id = ${merchantOrderId}`),
    )
    .selectAll('refunds')
    .select([
      'payments.channel',
      'payments.currency',
      'orders.id as order_id',
      'orders.placed_at',
      'merchant_orders.id as merchant_order_id',
      'merchant_orders.merchant_id',
      'merchant_orders.merchant',
    ]);

export type RefundRecord = Awaited<
  ReturnType<ReturnType<typeof selectRefunds>['executeTakeFirstOrThrow']>
>;

const REFUND_NUMBER = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

const whereFound = (search: string) => {
  const id = REFUND_NUMBER.test(search) ? search : null;
  return sql<SqlBool>`(orders.id = ${parseOrderNumber(search)}::bigint or refunds.id = ${id}::uuid)`;
};

const listChannels = (provider: string) =>
  (Object.keys(PROVIDER_OF_CHANNEL) as PaymentChannel[]).filter(
    (channel) => PROVIDER_OF_CHANNEL[channel] === provider,
  );

/** Refunds from after the given one, and one more than a page. */
export function findRefunds(
  db: Kysely<Database>,
  { size, status, provider, merchantId, from, to, search }: RefundQuery,
  after: readonly string[] | undefined,
): Promise<RefundRecord[]> {
  let query = selectRefunds(db);
  if (status !== undefined && status.length > 0)
    query = query.where('refunds.status', 'in', status as RefundStatus[]);
  if (provider !== undefined) query = query.where('payments.channel', 'in', listChannels(provider));
  if (merchantId !== undefined) query = query.where('merchant_orders.merchant_id', '=', merchantId);
  if (from !== undefined) query = query.where('refunds.requested_at', '>=', new Date(from));
  if (to !== undefined) query = query.where('refunds.requested_at', '<', new Date(to));
  if (search !== undefined) query = query.where(whereFound(search));
  if (after) {
    const [time, id] = after;
    const place = sql<SqlBool>`(refunds.requested_at, refunds.id) < (${time}::timestamptz, ${id}::uuid)`;
    query = query.where(place);
  }
  return query
    .orderBy('refunds.requested_at', 'desc')
    .orderBy('refunds.id', 'desc')
    .limit(size + 1)
    .execute();
}

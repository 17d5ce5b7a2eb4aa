import type { RequestParts } from '@vitrine/contract';
import type { Transfer, transferCalls } from '@vitrine/contract/admin';
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { TRANSFER_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { toOrderNumber } from '../orders/order-number.ts';
import { parseTransferReference, toTransferReference } from '../payments/transfer-reference.ts';

export type TransferQuery = RequestParts<(typeof transferCalls)['listTransfers']>['query'];

const selectTransfers = (db: Kysely<Database>) =>
  db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.payment_id', 'payments.id')
    .leftJoin('bank_transfers', 'bank_transfers.payment_id', 'payments.id')
    .select([
      'payments.id',
      'payments.shopper_id',
      'payments.checkout_order_id',
      'payments.status',
      'payments.amount',
      'payments.currency',
      'payments.created_at',
      'payments.expires_at',
      'orders.id as order_id',
      'orders.placed_at',
      'bank_transfers.reference',
      'bank_transfers.confirmed_by',
      'bank_transfers.confirmed_at',
      sql<string | null>`bank_transfers.transferred_on::text`.as('transferred_on'),
    ])
    .where('payments.channel', '=', TRANSFER_CHANNEL);

type TransferRow = Awaited<
  ReturnType<ReturnType<typeof selectTransfers>['executeTakeFirstOrThrow']>
>;

export const toTransfer = (row: TransferRow): Transfer => ({
  id: row.id,
  reference: toTransferReference(row),
  status: row.status,
  amount: Number(row.amount),
  currency: row.currency,
  shopperId: row.shopper_id,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  orderNumber: row.order_id && row.placed_at ? toOrderNumber(row.order_id, row.placed_at) : null,
  seen:
    row.reference !== null && row.transferred_on && row.confirmed_by && row.confirmed_at
      ? {
          reference: row.reference,
          transferredOn: row.transferred_on,
          confirmedBy: row.confirmed_by,
          confirmedAt: row.confirmed_at.toISOString(),
        }
      : null,
});

export const findTransfer = (db: Kysely<Database>, id: string) =>
  selectTransfers(db).where('payments.id', '=', id).executeTakeFirst();

/** Transfers from after the given one, and one more than a page. */
export function findTransfers(
  db: Kysely<Database>,
  { size, status, search }: TransferQuery,
  after: readonly string[] | undefined,
) {
  let query = selectTransfers(db);
  if (status !== undefined && status.length > 0)
    query = query.where('payments.status', 'in', status);
  if (search !== undefined) {
    const id = parseTransferReference(search);
    query = query.where(sql<SqlBool>`payments.checkout_order_id = ${id}::bigint`);
  }
  if (after) {
    const [time, id] = after;
    query = query.where(
      sql<SqlBool>`(payments.created_at, payments.id) < (${time}::timestamptz, ${id}::uuid)`,
    );
  }
  return query
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(size + 1)
    .execute();
}

export interface SeenTransfer {
  readonly of: { readonly paymentId: string } | { readonly refundId: string };
  readonly reference: string;
  readonly transferredOn: string;
  readonly confirmedBy: string;
  readonly now: number;
}

/** Records a transfer once. Returns the reference of one that was recorded before. */
export async function recordTransfer(
  trx: Transaction<Database>,
  { of, reference, transferredOn, confirmedBy, now }: SeenTransfer,
): Promise<string | undefined> {
  const ids = {
    payment_id: 'paymentId' in of ? of.paymentId : null,
    refund_id: 'refundId' in of ? of.refundId : null,
  };
  const inserted = await trx
    .insertInto('bank_transfers')
    .values({
      ...ids,
      reference,
      transferred_on: transferredOn,
      confirmed_by: confirmedBy,
      confirmed_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return undefined;
  const known = await trx
    .selectFrom('bank_transfers')
    .select('reference')
    .where((eb) =>
      eb.or([eb('payment_id', '=', ids.payment_id), eb('refund_id', '=', ids.refund_id)]),
    )
    .executeTakeFirstOrThrow();
  return known.reference;
}

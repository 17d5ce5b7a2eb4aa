import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { recordEvent } from '../../notifications/record-event.ts';

const RETURN_REFERENCE = /^return:(\d+)$/;

export const toRefundReference = (returnId: string): string => `return:${returnId}`;

const selectReturns = (db: Kysely<Database>) => db.selectFrom('order_returns').selectAll();

export const findReturn = (db: Kysely<Database>, id: string, shopperId: string) =>
  selectReturns(db).where('id', '=', id).where('shopper_id', '=', shopperId).executeTakeFirst();

export type ReturnRecord = NonNullable<Awaited<ReturnType<typeof findReturn>>>;

export const lockReturn = (trx: Transaction<Database>, id: string) =>
  selectReturns(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

const MAX_RETURNS = 100;

export const findReturns = (
  db: Kysely<Database>,
  shopperId: string,
  orderId: string | undefined,
): Promise<ReturnRecord[]> =>
  selectReturns(db)
    .where('shopper_id', '=', shopperId)
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
    .orderBy('id', 'desc')
    .limit(MAX_RETURNS)
    .execute();

export const findReturnItems = (db: Kysely<Database>, returnIds: readonly string[]) =>
  db
    .selectFrom('order_return_items')
    .innerJoin('order_items', 'order_items.id', 'order_return_items.order_item_id')
    .select([
      'order_return_items.return_id',
      'order_return_items.order_item_id',
      'order_return_items.quantity',
      'order_return_items.amount',
      'order_items.variant_id',
      'order_items.product_id',
      'order_items.brand_id',
      'order_items.brand_name',
      'order_items.short_description',
      'order_items.image_keys',
      'order_items.size',
      'order_items.size_scale',
    ])
    .where('order_return_items.return_id', 'in', returnIds)
    .orderBy('order_items.position')
    .execute();

export type ReturnItemRecord = Awaited<ReturnType<typeof findReturnItems>>[number];

/** Closes the return that a refund belongs to. Other references are ignored. */
export async function closeRefundedReturn(
  trx: Transaction<Database>,
  reference: string,
  at: Date,
): Promise<void> {
  const [, id] = RETURN_REFERENCE.exec(reference) ?? [];
  if (!id) return;
  await trx
    .updateTable('order_returns')
    .set({ status: 'refunded', refunded_at: at, next_at: null })
    .where('id', '=', id)
    .execute();
  await recordEvent(trx, { type: 'return.refunded', subjectId: id, now: at.getTime() });
}

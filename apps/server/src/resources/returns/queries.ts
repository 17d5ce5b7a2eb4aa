import { type Kysely, sql, type Transaction } from 'kysely';
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
      'order_return_items.deduction_amount',
      'order_return_items.deduction_reason',
      'order_return_items.deduction_note',
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

/** What was refunded or goes back of the amount of each item of a merchant order. */
export async function findTakenAmounts(
  db: Kysely<Database>,
  merchantOrderId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; amount: string }>`
    select order_item_id as id, sum(amount) as amount from (
      select line.order_item_id, line.amount - line.deduction_amount as amount
      from order_return_items line join order_returns on order_returns.id = line.return_id
      where order_returns.merchant_order_id = ${merchantOrderId}
        and order_returns.status not in ('cancelled', 'refused')
      union all
      select line.order_item_id, line.amount
      from order_refund_items line join order_refunds on order_refunds.id = line.refund_id
      where order_refunds.merchant_order_id = ${merchantOrderId}
    ) as taken group by order_item_id`.execute(db);
  return new Map(rows.map(({ id, amount }) => [id, Number(amount)]));
}

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

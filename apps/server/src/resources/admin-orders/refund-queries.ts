import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RefundableItem } from './refund-rules.ts';

interface ItemRow {
  id: string;
  product_id: string;
  variant_id: string;
  quantity: number;
  price: string;
  amount_paid: string;
  taken_quantity: number;
  taken_amount: string;
  unshipped_quantity: number;
}

/** The items of a merchant order with what was refunded, goes back or has not been sent of them. */
export async function findRefundableItems(
  db: Kysely<Database>,
  merchantOrderId: string,
): Promise<RefundableItem[]> {
  const { rows } = await sql<ItemRow>`
    with taken as (
      select line.order_item_id, line.quantity, line.amount - line.deduction_amount as amount,
        0 as unshipped
      from order_return_items line join order_returns on order_returns.id = line.return_id
      where order_returns.merchant_order_id = ${merchantOrderId}
        and order_returns.status not in ('cancelled', 'refused')
      union all
      select line.order_item_id, line.quantity, line.amount, line.unshipped_quantity
      from order_refund_items line join order_refunds on order_refunds.id = line.refund_id
      where order_refunds.merchant_order_id = ${merchantOrderId}
    )
    select item.id, item.product_id, item.variant_id, item.quantity, item.price, item.amount_paid,
      coalesce((select sum(quantity) from taken where order_item_id = item.id), 0)::int
        as taken_quantity,
      coalesce((select sum(amount) from taken where order_item_id = item.id), 0) as taken_amount,
      (item.quantity - coalesce((select sum(unshipped) from taken where order_item_id = item.id), 0)
        - coalesce((select sum(sent.quantity) from shipment_items sent
            where sent.order_item_id = item.id), 0))::int as unshipped_quantity
    from order_items item where item.merchant_order_id = ${merchantOrderId}
    order by item.position`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    quantity: row.quantity,
    price: Number(row.price),
    amountPaid: Number(row.amount_paid),
    takenQuantity: row.taken_quantity,
    takenAmount: Number(row.taken_amount),
    unshippedQuantity: row.unshipped_quantity,
  }));
}

/** What operators refunded of the delivery of a merchant order, with their refunds and with returns. */
export async function findRefundedShipping(
  db: Kysely<Database>,
  merchantOrderId: string,
): Promise<number> {
  const { rows } = await sql<{ amount: string }>`select
    (select coalesce(sum(shipping_amount), 0) from order_refunds
      where merchant_order_id = ${merchantOrderId})
    + (select coalesce(sum(shipping_amount), 0) from order_returns
      where merchant_order_id = ${merchantOrderId} and status not in ('cancelled', 'refused'))
    as amount`.execute(db);
  return Number(rows[0]?.amount ?? 0);
}

/** Whether the shopper's cancellation has refunded all that was left of a merchant order. */
export const isRefundedWhole = async (
  db: Kysely<Database>,
  { id, order_id }: { readonly id: string; readonly order_id: string },
): Promise<boolean> =>
  (await db
    .selectFrom('refunds')
    .select('id')
    .where('reference', 'in', [`order:${order_id}`, `merchant-order:${id}`])
    .executeTakeFirst()) !== undefined;

export const findReturnsOfOrder = (db: Kysely<Database>, merchantOrderId: string) =>
  db
    .selectFrom('order_returns')
    .select(['id', 'status', 'requested_at', 'refunded_at', 'refund_amount', 'shipping_amount'])
    .where('merchant_order_id', '=', merchantOrderId)
    .orderBy('id')
    .execute();

/** What inspections of the returns of a merchant order kept back. */
export const findDeductionsOfOrder = (db: Kysely<Database>, merchantOrderId: string) =>
  db
    .selectFrom('order_return_items')
    .innerJoin('order_returns', 'order_returns.id', 'order_return_items.return_id')
    .selectAll('order_return_items')
    .where('order_returns.merchant_order_id', '=', merchantOrderId)
    .where('order_return_items.deduction_amount', '>', '0')
    .execute();

/** The refunds of a merchant order with their state at the payment provider, oldest first. */
export const findOrderRefunds = (db: Kysely<Database>, merchantOrderId: string) =>
  db
    .selectFrom('order_refunds')
    .leftJoin('refunds', (join) =>
      join.on('refunds.reference', '=', sql<string>`'order-refund:' || order_refunds.id`),
    )
    .selectAll('order_refunds')
    .select('refunds.status')
    .where('order_refunds.merchant_order_id', '=', merchantOrderId)
    .orderBy('order_refunds.id')
    .execute();

export const findOrderRefundItems = (db: Kysely<Database>, merchantOrderId: string) =>
  db
    .selectFrom('order_refund_items')
    .innerJoin('order_refunds', 'order_refunds.id', 'order_refund_items.refund_id')
    .selectAll('order_refund_items')
    .where('order_refunds.merchant_order_id', '=', merchantOrderId)
    .execute();

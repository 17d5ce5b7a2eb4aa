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
      select line.order_item_id, line.quantity, line.amount, 0 as unshipped
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

/** What operators refunded of the delivery of a merchant order. */
export async function findRefundedShipping(
  db: Kysely<Database>,
  merchantOrderId: string,
): Promise<number> {
  const { amount } = await db
    .selectFrom('order_refunds')
    .select(sql<string>`coalesce(sum(shipping_amount), 0)`.as('amount'))
    .where('merchant_order_id', '=', merchantOrderId)
    .executeTakeFirstOrThrow();
  return Number(amount);
}

/** The refunds of a merchant order with their state at the payment provider, oldest first. */
export const findReturnsOfOrder = (db: Kysely<Database>, merchantOrderId: string) =>
  db
    .selectFrom('order_returns')
    .select(['id', 'status', 'requested_at', 'refunded_at', 'refund_amount'])
    .where('merchant_order_id', '=', merchantOrderId)
    .orderBy('id')
    .execute();

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

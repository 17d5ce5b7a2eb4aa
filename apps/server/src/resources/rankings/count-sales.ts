import { type Kysely, sql } from 'kysely';
import { IS_SALE } from '../../database/is-sale.ts';
import type { Database } from '../../database/schema.ts';

/** Orders per statement, so that none runs long after a pause of the job. */
const BATCH = 5_000;

/**
 * Adds the sales of the next orders and returns whether there are more. Orders are read in the order of
 * their ids, up to the first that is so new that one with a lower id may still be about to be committed.
 */
export async function countNextSales(db: Kysely<Database>, settledBefore: Date): Promise<boolean> {
  const { rows } = await sql<{ orders: string }>`with progress as (
      select last_order_id from product_sales_cursor for update
    ), next_orders as (
      select id, placed_at, cancelled_at is null and ${IS_SALE} as is_sale from orders
      where id > (select last_order_id from progress) order by id limit ${BATCH}
    ), settled as (
      select * from next_orders where id < coalesce(
        (select min(id) from next_orders where placed_at >= ${settledBefore}), 9223372036854775807)
    ), moved as (
      update product_sales_cursor set last_order_id = (select max(id) from settled)
      where exists (select from settled)
    ), sold as (
      select to_char(settled.placed_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
        item.product_id, sum(item.quantity) as quantity
      from settled join order_items item on item.order_id = settled.id
        join products on products.id = item.product_id
      where settled.is_sale
      group by 1, 2
    ), added as (
      insert into product_sales (day, product_id, quantity) select * from sold
      on conflict (day, product_id) do update
        set quantity = product_sales.quantity + excluded.quantity
    )
    select count(*) as orders from settled`.execute(db);
  return Number(rows[0]?.orders) === BATCH;
}

/**
 * Writes the sums since a day to the products whose sums have changed. Without a change nothing is written,
 * because every statement on products makes all processes read the catalogue again.
 */
export async function updateSoldLastWeek(db: Kysely<Database>, sinceDay: string): Promise<void> {
  await db.deleteFrom('product_sales').where('day', '<', sinceDay).execute();
  const { rows } = await sql<{ id: string; sold: string }>`
    select coalesce(product.id, sums.product_id) as id, coalesce(sums.sold, 0) as sold
    from (select id, sold_last_week from products where sold_last_week > 0) product
      full join (
        select product_id, sum(quantity) as sold from product_sales group by product_id
      ) sums on sums.product_id = product.id
    where product.sold_last_week is distinct from sums.sold`.execute(db);
  if (rows.length === 0) return;
  await sql`update products set sold_last_week = changed.sold
    from jsonb_to_recordset(${JSON.stringify(rows)}) as changed (id bigint, sold integer)
    where products.id = changed.id`.execute(db);
}

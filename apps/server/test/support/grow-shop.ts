import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { insertPaidOrder } from './paid-order-rows.ts';

/** So many copies by one statement that it ends before its deadline. */
const COPIES_AT_ONCE = 10_000;
export const FIRST_MERCHANT = 9001;

interface Growth {
  readonly orders: number;
  /** How many of them, the newest ones, still wait for merchants or are on their way. */
  readonly waiting: number;
  readonly merchants: number;
  readonly now: number;
  /** Who ordered, in turn. */
  readonly buyers: GrownShoppers;
}

/** Copies the first row of a table once for each number of a series, with some columns changed. */
async function copyRows(
  db: Kysely<Database>,
  name: string,
  changes: RawBuilder<unknown>,
  [first, last]: readonly [number, number],
) {
  const rows = sql.table(name);
  await sql`insert into ${rows} overriding system value
    select copy.* from (select * from ${rows} order by id limit 1) original,
      generate_series(${sql.lit(first)}, ${sql.lit(last)}) k,
      lateral jsonb_populate_record(original::${rows}, ${changes}) copy`.execute(db);
}

function* listParts(count: number): Generator<readonly [number, number]> {
  for (let first = 1; first <= count; first += COPIES_AT_ONCE)
    yield [first, Math.min(first + COPIES_AT_ONCE - 1, count)];
}

interface GrownShoppers {
  readonly firstShopper: number;
  readonly shoppers: number;
}

/** Adds many shoppers, each with a mobile and every second one with an e-mail that is not verified. */
export async function growShoppers(db: Kysely<Database>, shoppers: number): Promise<GrownShoppers> {
  const ids: number[] = [];
  for (const [first, last] of listParts(shoppers)) {
    const { rows } = await sql<{ id: string }>`
      with added as (insert into shoppers (mobile, email)
        select '+86139' || lpad(k::text, 8, '0'),
          case k % 2 when 0 then 'shopper-' || k || '@example.com' end
        from generate_series(${sql.lit(first)}, ${sql.lit(last)}) k returning id)
      select min(id) as id from added`.execute(db);
    ids.push(Number(rows[0]?.id));
  }
  return { firstShopper: Math.min(...ids), shoppers };
}

/** Adds many paid orders of some merchants, four minutes apart and each with a parcel when it was delivered. */
export async function growOrders(
  db: Kysely<Database>,
  { orders, waiting, merchants, now, buyers }: Growth,
): Promise<{ firstMerchantOrder: number }> {
  const original = await insertPaidOrder(db, { now, merchantId: String(FIRST_MERCHANT) });
  const { id: checkoutId } = await db
    .selectFrom('checkout_orders')
    .select('id')
    .executeTakeFirstOrThrow();
  const after = (id: string | undefined) => sql`(${sql.lit(Number(id))} + k)`;
  const paymentId = sql`('00000000-0000-4000-8000-' || lpad(to_hex(k), 12, '0'))`;
  const [orderId, merchantOrderId] = [after(original.orderId), after(original.merchantOrderId)];
  const paidAt = sql`(${sql.lit(new Date(now).toISOString())}::timestamptz
    - (${sql.lit(orders)} - k) * interval '4 minutes')`;
  const status = sql`(case when k <= ${sql.lit(orders - waiting)} then
      case when k % 50 = 0 then 'cancelled' else 'delivered' end
    else (array['paid', 'accepted', 'packed', 'delivering'])[k % 4 + 1] end)`;
  const tables: readonly (readonly [string, RawBuilder<unknown>])[] = [
    [
      'checkout_orders',
      sql`jsonb_build_object('id', ${after(checkoutId)}, 'bag_id', ${paymentId})`,
    ],
    [
      'payments',
      sql`jsonb_build_object('id', ${paymentId}, 'checkout_order_id', ${after(checkoutId)})`,
    ],
    [
      'orders',
      sql`jsonb_build_object('id', ${orderId}, 'checkout_order_id', ${after(checkoutId)},
        'payment_id', ${paymentId}, 'placed_at', ${paidAt},
        'shopper_id', ${sql.lit(buyers.firstShopper)} + k % ${sql.lit(buyers.shoppers)})`,
    ],
    [
      'merchant_orders',
      sql`jsonb_build_object('id', ${merchantOrderId}, 'order_id', ${orderId},
        'merchant_id', ${sql.lit(FIRST_MERCHANT)} + k % ${sql.lit(merchants)},
        'status', ${status}, 'paid_at', ${paidAt},
        'accepted_at', case when ${status} = 'paid' then null else ${paidAt} end)`,
    ],
    [
      'order_items',
      sql`jsonb_build_object('id', ${after(original.itemIds[0])}, 'order_id', ${orderId},
        'merchant_order_id', ${merchantOrderId})`,
    ],
  ];
  const firstMerchantOrder = Number(original.merchantOrderId);
  for (const part of listParts(orders)) {
    for (const [table, changes] of tables) await copyRows(db, table, changes, part);
    await sql`insert into shipments (merchant_order_id, carrier, tracking_number, shipped_at)
      select id, 'shunfeng', 'SF' || id, paid_at from merchant_orders
      where id between ${firstMerchantOrder + part[0]} and ${firstMerchantOrder + part[1]}
        and status = 'delivered'`.execute(db);
  }
  // As if the job had computed the tokens of all: a few names and mobiles share each.
  await sql`update order_search_tokens set key_id = 'grown', tokens = array(
    select (order_id * 31 + part * 977) % 5000 from generate_series(1, 12) part)`.execute(db);
  return { firstMerchantOrder };
}

/** Enters a payment and its commission for each merchant order. */
export async function growLedger(db: Kysely<Database>): Promise<void> {
  await sql`insert into ledger_entries (at, merchant_id, kind, amount, currency, source, order_id)
    select paid_at, merchant_id, kind, amount, 'CNY', 'grown:' || id, order_id
    from merchant_orders, (values ('payment', 1315000), ('commission', -197250)) each (kind, amount)
    `.execute(db);
}

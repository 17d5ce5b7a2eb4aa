import { sql } from 'kysely';
import { expect } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import type { Told } from './crowd.ts';
import { GIFTS, PIECES, type Stage } from './stage.ts';

type Db = OpenDatabase['db'];

async function numbers(db: Db, query: ReturnType<typeof sql>): Promise<Map<string, number>> {
  const { rows } = await query.execute(db);
  return new Map((rows as { id: string; n: string }[]).map(({ id, n }) => [String(id), Number(n)]));
}

/** Rows that must not exist. */
async function none(db: Db, what: string, query: ReturnType<typeof sql>) {
  expect((await query.execute(db)).rows, what).toEqual([]);
}

async function expectStock(db: Db, { sizes }: Stage) {
  const sold = await numbers(
    db,
    sql`select variant_id as id, sum(quantity) as n from order_items group by 1`,
  );
  const left = await numbers(db, sql`select id, quantity as n from variants`);
  for (const id of sizes) {
    expect(left.get(id), `size ${id}`).toBe(PIECES - (sold.get(id) ?? 0));
    expect(left.get(id)).toBeGreaterThanOrEqual(0);
  }
  await none(
    db,
    'a hold of an order that was placed',
    sql`select h.* from stock_holds h join checkout_orders c on c.id = h.checkout_order_id
      where c.status = 'placed'`,
  );
}

async function expectOrders(db: Db, told: Told) {
  await none(
    db,
    'an order without its parcels or its pieces, or with sums that do not add up',
    sql`select o.id from orders o
      left join lateral (select count(*) as n from merchant_orders m where m.order_id = o.id) p on true
      left join lateral (select coalesce(sum(price * quantity), 0) as sub, count(*) as n
        from order_items i where i.order_id = o.id) i on true
      where p.n = 0 or i.n = 0 or i.sub <> o.sub_total
        or o.grand_total <> o.sub_total + o.shipping_fee - o.discount`,
  );
  await none(
    db,
    'an order that was not paid, or paid with another amount',
    sql`select o.id from orders o join payments p on p.id = o.payment_id
      where p.status <> 'paid' or p.amount <> o.grand_total`,
  );
  await none(
    db,
    'a payment that was taken, and came to neither an order nor a refund',
    sql`select p.id, p.status from payments p
      left join orders o on o.payment_id = p.id
      left join refunds r on r.payment_id = p.id
      where (p.status = 'paid' and o.id is null) or (p.status = 'refunded' and r.id is null)
        or (p.status not in ('paid', 'refunded') and (o.id is not null or r.id is not null))`,
  );
  await none(
    db,
    'a payment that is open for an order that was placed',
    sql`select p.id from payments p join orders o on o.checkout_order_id = p.checkout_order_id
      where p.status = 'pending'`,
  );
  await none(
    db,
    'a checkout order that was placed without an order, or ordered twice',
    sql`select c.id from checkout_orders c left join orders o on o.checkout_order_id = c.id
      group by c.id having (c.status = 'placed') <> (count(o.id) = 1)`,
  );
  const checkouts = await numbers(db, sql`select id, 1 as n from checkout_orders`);
  for (const id of told.checkouts) expect(checkouts.has(id), `checkout ${id}`).toBe(true);
}

async function expectBags(db: Db, told: Told) {
  const pieces = await numbers(
    db,
    sql`select bag_id as id, sum(quantity) as n from bag_items group by 1`,
  );
  for (const [id, { added, asked }] of told.bags) {
    expect(pieces.get(id) ?? 0, `bag ${id}`).toBeGreaterThanOrEqual(added);
    expect(pieces.get(id) ?? 0, `bag ${id}`).toBeLessThanOrEqual(asked);
  }
}

async function expectRewards(db: Db, told: Told) {
  const coupons = await numbers(
    db,
    sql`select shopper_id as id, count(*) as n from coupons where package_id = 'open' group by 1`,
  );
  for (const [id, { told: claimed, asked }] of told.claims) {
    expect(coupons.get(id) ?? 0).toBeGreaterThanOrEqual(claimed);
    expect(coupons.get(id) ?? 0).toBeLessThanOrEqual(asked);
  }
  const counted = await numbers(db, sql`select key as id, taken as n from quotas`);
  const claims = [...coupons.values()].reduce((sum, n) => sum + n, 0);
  expect(counted.get('package:open'), 'what the package has counted').toBe(claims);

  const draws = await numbers(db, sql`select id, 1 as n from lottery_draws`);
  for (const id of told.draws) expect(draws.has(id), `draw ${id}`).toBe(true);
  const given = await numbers(
    db,
    sql`select prize_given as id, count(*) as n from lottery_draws group by 1`,
  );
  const stocks = await numbers(db, sql`select id, stock as n from lottery_prizes`);
  expect(stocks.get('lots-1')).toBe(GIFTS - (given.get('lots-1') ?? 0));
  const used = sql`select count(*) as n, 'used' as id from lottery_tickets where used_at is not null`;
  expect((await numbers(db, used)).get('used'), 'tickets used').toBe(draws.size);
  await none(
    db,
    'a prize without the reward, or a reward without its prize',
    sql`select d.id, r.id from (select * from lottery_draws where prize_given is not null) d
      full join (select * from rewards where source = 'lottery') r
        on r.source_key = 'draw:lots:' || d.id
      where d.id is null or r.id is null`,
  );
}

async function expectEvents(db: Db, told: Told) {
  const stored = await numbers(db, sql`select uuid as id, 1 as n from tracking_events`);
  const lost = [...told.events].filter((uuid) => !stored.has(uuid));
  expect(lost, 'events that were accepted').toEqual([]);
}

/** Everything that was acknowledged is there, and nothing is there by half. */
export async function expectWhole({ db }: OpenDatabase, stage: Stage, told: Told): Promise<void> {
  await expectStock(db, stage);
  await expectOrders(db, told);
  await expectBags(db, told);
  await expectRewards(db, told);
  await expectEvents(db, told);
}

import { sql } from 'kysely';
import { expect } from 'vitest';
import type { OpenDatabase } from '../../src/database/database.ts';
import type { AcknowledgedWork } from './concurrent-shoppers.ts';
import { GIFTS, type ProcessesFixture, STOCK } from './fixture.ts';

type Db = OpenDatabase['db'];

async function readNumbers(db: Db, query: ReturnType<typeof sql>): Promise<Map<string, number>> {
  const { rows } = await query.execute(db);
  return new Map((rows as { id: string; n: string }[]).map(({ id, n }) => [String(id), Number(n)]));
}

/** Expects a query for inconsistent rows to return none. */
async function expectNone(db: Db, what: string, query: ReturnType<typeof sql>) {
  expect((await query.execute(db)).rows, what).toEqual([]);
}

async function expectStock(db: Db, { sizes }: ProcessesFixture) {
  const sold = await readNumbers(
    db,
    sql`select variant_id as id, sum(quantity) as n from order_items group by 1`,
  );
  const left = await readNumbers(db, sql`select id, quantity as n from variants`);
  for (const id of sizes) {
    expect(left.get(id), `size ${id}`).toBe(STOCK - (sold.get(id) ?? 0));
    expect(left.get(id)).toBeGreaterThanOrEqual(0);
  }
  await expectNone(
    db,
    'a stock reservation of a placed order',
    sql`select r.* from stock_reservations r join checkout_orders c on c.id = r.checkout_order_id
      where c.status = 'placed'`,
  );
}

async function expectOrders(db: Db, work: AcknowledgedWork) {
  await expectNone(
    db,
    'an order without shipments or items, or with a wrong total',
    sql`select o.id from orders o
      left join lateral (select count(*) as n from merchant_orders m where m.order_id = o.id) p on true
      left join lateral (select coalesce(sum(price * quantity), 0) as sub, count(*) as n
        from order_items i where i.order_id = o.id) i on true
      where p.n = 0 or i.n = 0 or i.sub <> o.sub_total
        or o.grand_total <> o.sub_total + o.shipping_fee - o.discount`,
  );
  await expectNone(
    db,
    'an order without a payment of its total',
    sql`select o.id from orders o join payments p on p.id = o.payment_id
      where p.status <> 'paid' or p.amount <> o.grand_total`,
  );
  await expectNone(
    db,
    'a payment whose status does not match its order and refund',
    sql`select p.id, p.status from payments p
      left join orders o on o.payment_id = p.id
      left join refunds r on r.payment_id = p.id
      where (p.status = 'paid' and o.id is null) or (p.status = 'refunded' and r.id is null)
        or (p.status not in ('paid', 'refunded') and (o.id is not null or r.id is not null))`,
  );
  await expectNone(
    db,
    'a pending payment of a placed order',
    sql`select p.id from payments p join orders o on o.checkout_order_id = p.checkout_order_id
      where p.status = 'pending'`,
  );
  await expectNone(
    db,
    'a placed checkout order without exactly one order',
    sql`select c.id from checkout_orders c left join orders o on o.checkout_order_id = c.id
      group by c.id having (c.status = 'placed') <> (count(o.id) = 1)`,
  );
  const checkouts = await readNumbers(db, sql`select id, 1 as n from checkout_orders`);
  for (const id of work.checkouts) expect(checkouts.has(id), `checkout ${id}`).toBe(true);
}

async function expectBags(db: Db, work: AcknowledgedWork) {
  const quantities = await readNumbers(
    db,
    sql`select bag_id as id, sum(quantity) as n from bag_items group by 1`,
  );
  for (const [id, { added, requested }] of work.bags) {
    expect(quantities.get(id) ?? 0, `bag ${id}`).toBeGreaterThanOrEqual(added);
    expect(quantities.get(id) ?? 0, `bag ${id}`).toBeLessThanOrEqual(requested);
  }
}

async function expectRewards(db: Db, work: AcknowledgedWork) {
  const coupons = await readNumbers(
    db,
    sql`select shopper_id as id, count(*) as n from coupons where package_id = 'open' group by 1`,
  );
  for (const [id, { acknowledged, requested }] of work.claims) {
    expect(coupons.get(id) ?? 0).toBeGreaterThanOrEqual(acknowledged);
    expect(coupons.get(id) ?? 0).toBeLessThanOrEqual(requested);
  }
  const quotas = await readNumbers(db, sql`select key as id, used as n from quotas`);
  const claims = [...coupons.values()].reduce((sum, n) => sum + n, 0);
  expect(quotas.get('package:open'), 'quota of the package').toBe(claims);

  const draws = await readNumbers(db, sql`select id, 1 as n from lottery_draws`);
  for (const id of work.draws) expect(draws.has(id), `draw ${id}`).toBe(true);
  const awarded = await readNumbers(
    db,
    sql`select prize_given as id, count(*) as n from lottery_draws group by 1`,
  );
  const stocks = await readNumbers(db, sql`select id, stock as n from lottery_prizes`);
  expect(stocks.get('lots-1')).toBe(GIFTS - (awarded.get('lots-1') ?? 0));
  const used = sql`select count(*) as n, 'used' as id from lottery_tickets where used_at is not null`;
  expect((await readNumbers(db, used)).get('used'), 'used tickets').toBe(draws.size);
  await expectNone(
    db,
    'a prize without its reward, or a reward without its prize',
    sql`select d.id, r.id from (select * from lottery_draws where prize_given is not null) d
      full join (select * from rewards where source = 'lottery') r
        on r.source_key = 'draw:lots:' || d.id
      where d.id is null or r.id is null`,
  );
}

async function expectEvents(db: Db, work: AcknowledgedWork) {
  const stored = await readNumbers(db, sql`select uuid as id, 1 as n from tracking_events`);
  const missing = [...work.events].filter((uuid) => !stored.has(uuid));
  expect(missing, 'accepted events that are missing').toEqual([]);
}

/** Expects that all acknowledged work is stored and that no data is inconsistent. */
export async function expectConsistent(
  { db }: OpenDatabase,
  fixture: ProcessesFixture,
  work: AcknowledgedWork,
): Promise<void> {
  await expectStock(db, fixture);
  await expectOrders(db, work);
  await expectBags(db, work);
  await expectRewards(db, work);
  await expectEvents(db, work);
}

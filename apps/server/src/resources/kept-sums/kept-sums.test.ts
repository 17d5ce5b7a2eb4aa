import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertPaidOrder } from '../../../test/support/paid-order-rows.ts';
import { between, pick, seeded } from '../../../test/support/random.ts';
import { countByStatus } from '../admin-orders/list-queries.ts';
import { findMerchantBalances } from '../payouts/queries.ts';
import { foldBalances, foldOrderCounts } from './jobs.ts';

let shop: OperatorHarness;
beforeAll(async () => {
  shop = await openOperatorHarness();
  await shop.createMerchant('601');
});
afterAll(() => shop.close());

const random = seeded('kept sums');
const MERCHANTS = ['601', '602', null];
const KINDS = ['payment', 'delivery', 'refund', 'commission', 'duty', 'payout'] as const;
const NOW = Date.parse('2026-11-25T02:00:00Z');

/** What the ledger itself says. */
async function addUpLedger(merchantId: string | null = null) {
  const { rows } = await sql`
    with sums as (
      select merchant_id, currency, kind, sum(amount) as amount,
        coalesce(sum(amount) filter (where kind <> 'payout' and payout_id is null), 0) as unplanned
      from ledger_entries left join payout_entries on entry_id = ledger_entries.id
      where ${merchantId}::bigint is null or merchant_id = ${merchantId}::bigint
      group by merchant_id, currency, kind
    )
    select merchant_id::text as "merchantId", currency as "currencyIsoCode",
      sum(amount)::float8 as balance, sum(unplanned)::float8 as unplanned,
      jsonb_object_agg(kind, amount) as totals
    from sums group by merchant_id, currency
    order by merchant_id nulls last, currency`.execute(shop.db);
  return rows;
}

let count = 0;
const enter = (entries: number, isKept: boolean) =>
  shop.db
    .transaction()
    .execute(async (trx) => {
      await trx
        .insertInto('ledger_entries')
        .values(
          Array.from({ length: entries }, () => ({
            at: new Date(NOW),
            merchant_id: pick(random, MERCHANTS),
            kind: pick(random, KINDS),
            amount: between(random, 1, 9_000_000_000) * (random() < 0.5 ? -1 : 1),
            currency: pick(random, ['CNY', 'EUR']),
            source: `payment:kept-${++count}`,
          })),
        )
        .execute();
      if (!isKept) throw new Error('rolled back');
    })
    .catch(() => {});

async function plan() {
  const { db } = shop;
  const { id } = await db
    .insertInto('payouts')
    .values({
      merchant_id: '601',
      currency: 'CNY',
      amount: 1,
      period_from: '2026-11-01',
      period_to: '2026-11-24',
      created_at: new Date(NOW),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into payout_entries (entry_id, payout_id)
    select id, ${id} from ledger_entries where merchant_id = 601 and kind <> 'payout'
      and id % 3 = 0 and id not in (select entry_id from payout_entries)`.execute(db);
  return id;
}

describe('kept balances', () => {
  it('are the sums of the ledger after entries, payouts and foldings at once', async () => {
    const { db } = shop;
    for (let round = 0; round < 8; round++) {
      await Promise.all([
        enter(between(random, 1, 30), true),
        enter(5, false),
        enter(between(random, 1, 5), true),
        foldBalances(db),
        foldBalances(db),
        plan(),
      ]);
      expect(await findMerchantBalances(db, undefined)).toEqual(await addUpLedger());
    }
    await sql`delete from payouts where id = (select min(id) from payouts)`.execute(db);
    expect(await findMerchantBalances(db, undefined)).toEqual(await addUpLedger());
    expect(await findMerchantBalances(db, '601')).toEqual(await addUpLedger('601'));
  });

  it('hold all changes when these were added, with the same sums', async () => {
    const { db } = shop;
    while ((await foldBalances(db)) > 0);
    const { rows } = await sql`select from merchant_balance_changes`.execute(db);
    expect(rows).toEqual([]);
    expect(await findMerchantBalances(db, undefined)).toEqual(await addUpLedger());
  });
});

describe('kept counts of merchant orders', () => {
  it('follow each status, also when orders are deleted', async () => {
    const { db } = shop;
    const countAll = async (merchantId: string | null) => {
      const { rows } = await sql<{ status: string; count: number }>`
        select status, count(*)::int as count from merchant_orders
        where ${merchantId}::bigint is null or merchant_id = ${merchantId}::bigint
        group by status order by status`.execute(db);
      return rows;
    };
    const readKept = async (merchantId: string | null) =>
      (await countByStatus(db, merchantId, NOW))
        .map(({ status, count }) => ({ status, count }))
        .sort((a, b) => a.status.localeCompare(b.status));
    const orders = [];
    for (const merchantId of ['601', '601', '602', '602', '602'])
      orders.push(await insertPaidOrder(db, { now: NOW, merchantId }));
    await foldOrderCounts(db);
    const [first, second, third] = orders.map(({ merchantOrderId }) => merchantOrderId);
    await Promise.all([
      sql`update merchant_orders set status = 'accepted' where id = ${first}`.execute(db),
      sql`update merchant_orders set status = 'delivered' where id in (${second}, ${third})`.execute(
        db,
      ),
      foldOrderCounts(db),
    ]);
    await sql`update merchant_orders set accepted_at = now() where id = ${first}`.execute(db);
    expect(await readKept(null)).toEqual(await countAll(null));
    expect(await readKept('602')).toEqual(await countAll('602'));
    await sql`delete from order_items where merchant_order_id = ${third}`.execute(db);
    await sql`delete from merchant_orders where id = ${third}`.execute(db);
    await foldOrderCounts(db);
    expect(await readKept('602')).toEqual(await countAll('602'));
  });
});

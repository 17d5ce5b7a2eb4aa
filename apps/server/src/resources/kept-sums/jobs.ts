import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';

const BATCH_SIZE = 10_000;

/** The changes that a statement takes away, locked so that no other process takes them. */
const takeChanges = (table: string) => sql`delete from ${sql.table(table)} where id in (
  select id from ${sql.table(table)} order by id limit ${BATCH_SIZE} for update skip locked)
  returning *`;

/** Adds changes to the balances of merchants, and returns how many sums they changed. */
export async function foldBalances(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    with taken as (${takeChanges('merchant_balance_changes')})
    insert into merchant_balances as kept (merchant_id, currency, kind, amount, unplanned)
    select merchant_id, currency, kind, sum(amount), sum(unplanned)
    from taken group by merchant_id, currency, kind order by merchant_id, currency, kind
    on conflict (merchant_id, currency, kind) do update
    set amount = kept.amount + excluded.amount, unplanned = kept.unplanned + excluded.unplanned
    returning 1`.execute(db);
  return rows.length;
}

/** Adds changes to the counts of merchant orders, and returns how many counts they changed. */
export async function foldOrderCounts(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    with taken as (${takeChanges('merchant_order_count_changes')})
    insert into merchant_order_counts as kept (merchant_id, status, count)
    select merchant_id, status, sum(count)
    from taken group by merchant_id, status order by merchant_id, status
    on conflict (merchant_id, status) do update set count = kept.count + excluded.count
    returning 1`.execute(db);
  return rows.length;
}

/** Adds what changed to kept sums. Until then readers add it themselves, so nothing depends on when it runs. */
export const foldKeptSums = defineRecurringJob({
  name: 'fold-kept-sums',
  everyMs: 30_000,
  async run({ deps: { db } }) {
    const balances = await foldBalances(db);
    return balances + (await foldOrderCounts(db)) > 0;
  },
});

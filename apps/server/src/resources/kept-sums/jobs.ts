import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';

const BATCH_SIZE = 10_000;

/** The changes that a statement takes away, locked so that no other process takes them. */
const takeChanges = (table: string) => sql`delete from ${sql.table(table)} where id in (
  select id from ${sql.table(table)} order by id limit ${BATCH_SIZE} for update skip locked)
  returning *`;

/** Takes changes away and adds them to sums in one statement. Returns how many changes it took. */
async function fold(
  db: Kysely<Database>,
  table: string,
  addToSums: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (${takeChanges(table)}), folded as (${addToSums})
    select count(*)::int as count from taken`.execute(db);
  return rows[0]?.count ?? 0;
}

export const foldBalances = (db: Kysely<Database>): Promise<number> =>
  fold(
    db,
    'merchant_balance_changes',
    sql`insert into merchant_balances as kept (merchant_id, currency, kind, amount, unplanned)
      select merchant_id, currency, kind, sum(amount), sum(unplanned)
      from taken group by merchant_id, currency, kind order by merchant_id, currency, kind
      on conflict (merchant_id, currency, kind) do update
      set amount = kept.amount + excluded.amount, unplanned = kept.unplanned + excluded.unplanned`,
  );

export const foldOrderCounts = (db: Kysely<Database>): Promise<number> =>
  fold(
    db,
    'merchant_order_count_changes',
    sql`insert into merchant_order_counts as kept (merchant_id, status, count)
      select merchant_id, status, sum(count)
      from taken group by merchant_id, status order by merchant_id, status
      on conflict (merchant_id, status) do update set count = kept.count + excluded.count`,
  );

/** Adds what changed to kept sums. Until then readers add it themselves, so nothing depends on when it runs. */
export const foldKeptSums = defineRecurringJob({
  name: 'fold-kept-sums',
  everyMs: 30_000,
  async run({ deps: { db } }) {
    const taken = [await foldBalances(db), await foldOrderCounts(db)];
    return taken.includes(BATCH_SIZE);
  },
});

import { type Kysely, sql } from 'kysely';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { demoShop } from './shop.ts';
import { seedShopper } from './shopper/shopper.ts';

/** Any number, as long as every process that seeds the shop takes the same lock. */
const SEED_LOCK = 2_026_001;

/**
 * Inserts all rows of a table in one statement: they are sent as JSON, which PostgreSQL converts to
 * the column types. The shop may have stored its states already.
 */
async function insertRows(
  db: Kysely<Database>,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing
  `.execute(db);
}

/**
 * Seeds the demo shop into an empty database and returns whether it did. A database with any brand
 * is left unchanged.
 */
export async function seedDemo(
  db: Kysely<Database>,
  now: number = Date.now(),
  { shoppers = true }: { shoppers?: boolean } = {},
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Other processes wait here until the first one has seeded the shop.
    await sql`set local lock_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(transaction);
    const existingBrand = await transaction
      .selectFrom('brands')
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (existingBrand) return false;
    for (const [table, rows] of Object.entries(demoShop(now)))
      await insertRows(transaction, table, rows);
    if (shoppers) await seedShopper(transaction, now);
    return true;
  });
}

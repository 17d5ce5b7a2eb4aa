import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/database/schema.ts';
import { seedPeople } from './people/people.ts';
import { demoShop } from './shop.ts';

/** Any number, as long as every process that lays out the shop takes the same lock. */
const SEED_LOCK = 2_026_001;

/** One statement a table: the rows travel as JSON, which PostgreSQL unpacks by the table's own types. */
async function fill(db: Kysely<Database>, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(db);
}

/**
 * Lays out the demo shop in an empty database, and answers whether it did. A database that has any
 * brand is somebody's: nothing in it is touched.
 */
export async function seedDemo(
  db: Kysely<Database>,
  now: number = Date.now(),
  { people = true }: { people?: boolean } = {},
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(transaction);
    const settled = await transaction.selectFrom('brands').select('id').limit(1).executeTakeFirst();
    if (settled) return false;
    for (const [table, rows] of Object.entries(demoShop(now))) await fill(transaction, table, rows);
    if (people) await seedPeople(transaction, now);
    return true;
  });
}

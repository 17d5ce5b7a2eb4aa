import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The tables of products that were chosen by hand, for sets and for sales. */
const TABLES = {
  set: { table: 'set_products', owner: 'set_id' },
  sale: { table: 'sale_products', owner: 'sale_id' },
} as const;

type Kind = keyof typeof TABLES;

/** The products of all sets or sales, each in its order. */
export async function listChosenProducts(
  db: Kysely<Database>,
  kind: Kind,
): Promise<Map<string, string[]>> {
  const { table, owner } = TABLES[kind];
  const { rows } = await sql<{ id: string; products: string[] }>`
    select ${sql.ref(owner)}::text as id, json_agg(product_id::text order by position) as products
    from ${sql.table(table)} group by 1`.execute(db);
  return new Map(rows.map(({ id, products }) => [id, products]));
}

export async function findChosenProducts(
  db: Kysely<Database>,
  kind: Kind,
  id: string,
): Promise<string[]> {
  const { table, owner } = TABLES[kind];
  const { rows } = await sql<{ id: string }>`
    select product_id::text as id from ${sql.table(table)}
    where ${sql.ref(owner)} = ${id} order by position`.execute(db);
  return rows.map((row) => row.id);
}

/** Stores the chosen products in their order. Unchanged lists are not written, so that nothing is read again. */
export async function replaceChosenProducts(
  trx: Transaction<Database>,
  kind: Kind,
  id: string,
  productIds: readonly string[],
): Promise<void> {
  const before = await findChosenProducts(trx, kind, id);
  if (before.join() === productIds.join()) return;
  const { table, owner } = TABLES[kind];
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(trx);
  await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, product_id, position)
    select ${id}, chosen.id, chosen.number
    from unnest(${sql.val([...productIds])}::bigint[]) with ordinality as chosen (id, number)`.execute(
    trx,
  );
}

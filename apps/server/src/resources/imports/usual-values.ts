import type { ImportChoices } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ParsedRow } from './parse-cells.ts';

async function findExisting(db: Kysely<Database>, rows: readonly ParsedRow[]) {
  const ids = rows.flatMap(({ values }) => values.product ?? []);
  if (ids.length === 0) return new Set<string>();
  const found = await db
    .selectFrom('products')
    .select('external_id')
    .where('external_id', 'in', [...new Set(ids)])
    .execute();
  return new Set(found.map(({ external_id }) => external_id));
}

/** Gives new products whose rows name no brand or category those that the import says. */
export async function addUsualValues(
  db: Kysely<Database>,
  rows: readonly ParsedRow[],
  { brand, category }: Pick<ImportChoices, 'brand' | 'category'>,
): Promise<readonly ParsedRow[]> {
  if (brand === undefined && category === undefined) return rows;
  const existing = await findExisting(db, rows);
  const usual = { ...(brand && { brand }), ...(category && { category }) };
  return rows.map((row) =>
    row.hasProductCells && !existing.has(row.values.product ?? '')
      ? { ...row, values: { ...usual, ...row.values } }
      : row,
  );
}

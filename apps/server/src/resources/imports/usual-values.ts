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

type Usual = Pick<ImportChoices, 'brand' | 'category' | 'merchant'>;

/** Fills what a row leaves out or empty. */
const fill = (row: ParsedRow, { brand, category, merchant }: Usual): ParsedRow => ({
  ...row,
  values: {
    ...row.values,
    ...(brand && { brand: row.values.brand ?? brand }),
    ...(category && { category: row.values.category ?? category }),
    ...(merchant && { merchant: row.values.merchant ?? merchant }),
  },
});

/**
 * Gives new products whose rows name no brand or category those that the import says, and variants whose rows
 * name no merchant its merchant.
 */
export async function addUsualValues(
  db: Kysely<Database>,
  rows: readonly ParsedRow[],
  { merchant, ...ofProducts }: Usual,
): Promise<readonly ParsedRow[]> {
  const sold = rows.map((row) => (row.values.sku === undefined ? row : fill(row, { merchant })));
  if (ofProducts.brand === undefined && ofProducts.category === undefined) return sold;
  const existing = await findExisting(db, rows);
  return sold.map((row) =>
    row.hasProductCells && !existing.has(row.values.product ?? '') ? fill(row, ofProducts) : row,
  );
}

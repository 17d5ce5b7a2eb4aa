import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isChanged, type PlannedVariant, toVariantRow } from './plan-variant.ts';

const VARIANT_COLUMNS = [
  'product_id',
  'merchant_id',
  'sku',
  'external_id',
  'size',
  'size_scale',
  'position',
  'price_incl_taxes',
  'price_without_promotion',
  'quantity',
] as const;

const listColumns = (table?: string) =>
  sql.join(VARIANT_COLUMNS.map((name) => sql.ref(table ? `${table}.${name}` : name)));

const toRows = (rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::variants, ${JSON.stringify(rows)}::jsonb)`;

/** Writes the variants of a batch that differ, and returns the ids of those that did. */
export async function writeVariants(
  trx: Transaction<Database>,
  variants: readonly PlannedVariant[],
  productIds: ReadonlyMap<string, string>,
): Promise<string[]> {
  const changed = variants.filter(isChanged);
  const rows = changed.map((variant) => {
    const { product } = variant;
    const id = 'id' in product ? product.id : productIds.get(product.externalId);
    if (id === undefined) throw new Error('a variant without a product was planned');
    return { isNew: !variant.stored, row: toVariantRow(variant, id) };
  });
  const updated = rows.filter(({ isNew }) => !isNew).map(({ row }) => row);
  const added = rows.filter(({ isNew }) => isNew).map(({ row }) => row);
  if (updated.length > 0)
    await sql`
      update variants set (${listColumns()}, version) =
        row (${listColumns('given')}, variants.version + 1)
      from ${toRows(updated)} given where given.id = variants.id`.execute(trx);
  const former = changed.flatMap(({ stored }) => stored?.id ?? []);
  if (added.length === 0) return former;
  const { rows: inserted } = await sql<{ id: string }>`
    insert into variants (${listColumns()})
    select ${listColumns()} from ${toRows(added)} returning id::text`.execute(trx);
  return [...former, ...inserted.map(({ id }) => id)];
}

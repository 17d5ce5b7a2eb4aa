import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PlannedProduct } from './plan-batch.ts';
import { toNewProduct } from './plan-product.ts';

const PRODUCT_COLUMNS = [
  'external_id',
  'brand_id',
  'brand_style_id',
  'family_id',
  'category_id',
  'gender',
  'colour_code',
  'short_description',
  'description',
  'tag',
  'labels',
  'image_keys',
  'compositions',
  'care',
  'made_in',
  'measurements',
  'live_model',
  'sizing',
  'preferred_merchant_id',
  'is_online',
  'offline_status',
  'is_same_day',
  'rank',
  'published_at',
] as const;

const listColumns = (table?: string): RawBuilder<unknown> =>
  sql.join(PRODUCT_COLUMNS.map((name) => sql.ref(table ? `${table}.${name}` : name)));

const toJson = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** Inserts new products and returns their ids by external id. */
async function insertProducts(
  trx: Transaction<Database>,
  products: readonly PlannedProduct[],
  now: number,
): Promise<Map<string, string>> {
  if (products.length === 0) return new Map();
  const rows = products.map(({ change }) => toNewProduct(change, now));
  const { rows: inserted } = await sql<{ id: string; external_id: string }>`
    insert into products (${listColumns()}, updated_at)
    select ${listColumns()}, updated_at
    from jsonb_populate_recordset(null::products, ${toJson(rows)})
    returning id, external_id`.execute(trx);
  return new Map(inserted.map(({ id, external_id }) => [external_id, id]));
}

/** Products as the file leaves them: what it does not give stays. */
const mergedProducts = (changes: readonly object[]) => sql`
  select merged.* from jsonb_array_elements(${toJson(changes)}) as given (change)
  join products stored on stored.external_id = given.change ->> 'external_id'
  cross join lateral jsonb_populate_record(stored, given.change) as merged`;

/**
 * Updates the products that differ, and returns how many did. They are looked for first, because even an
 * update without rows makes every process read the catalogue again.
 */
async function updateProducts(
  trx: Transaction<Database>,
  products: readonly PlannedProduct[],
  now: number,
): Promise<number> {
  if (products.length === 0) return 0;
  const { rows: differing } = await sql<{ external_id: string }>`
    select merged.external_id from (${mergedProducts(products.map(({ change }) => change))}) merged
    join products stored using (id)
    where (${listColumns('merged')}) is distinct from (${listColumns('stored')})`.execute(trx);
  if (differing.length === 0) return 0;
  const ids = new Set(differing.map(({ external_id }) => external_id));
  const changes = products
    .map(({ change }) => change)
    .filter(({ external_id }) => ids.has(external_id));
  await sql`
    update products set (${listColumns()}, version, updated_at) =
      row (${listColumns('merged')}, products.version + 1, ${new Date(now)}::timestamptz)
    from (${mergedProducts(changes)}) merged where merged.id = products.id`.execute(trx);
  return differing.length;
}

interface AttributeChange {
  readonly product_id: string;
  readonly codes: readonly string[];
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item) => other.includes(item));

async function replaceAttributes(
  trx: Transaction<Database>,
  changes: readonly AttributeChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const given = sql`jsonb_to_recordset(${toJson(changes)}) as given (product_id bigint, codes text[])`;
  await sql`
    delete from product_attributes attribute using ${given}
    where attribute.product_id = given.product_id
      and not attribute.attribute_code = any(given.codes)`.execute(trx);
  await sql`
    insert into product_attributes (product_id, attribute_code)
    select given.product_id, code from ${given}, unnest(given.codes) as code
    on conflict do nothing`.execute(trx);
}

/** Writes the products of a batch. Returns the ids of all of them, and how many were changed. */
export async function writeProducts(
  trx: Transaction<Database>,
  products: readonly PlannedProduct[],
  now: number,
): Promise<{ ids: ReadonlyMap<string, string>; changed: number }> {
  const added = products.filter(({ stored }) => !stored);
  const ids = await insertProducts(trx, added, now);
  for (const { stored } of products) if (stored) ids.set(stored.external_id, stored.id);
  const existing = products.filter(({ stored }) => stored);
  const updated = await updateProducts(trx, existing, now);
  const attributes = products.flatMap(({ stored, change, attributes: codes }) => {
    const product_id = ids.get(change.external_id);
    const isSame = codes === undefined || isSameSet(stored?.attributes ?? [], [...new Set(codes)]);
    return isSame || product_id === undefined ? [] : [{ product_id, codes }];
  });
  await replaceAttributes(trx, attributes);
  return { ids, changed: added.length + updated };
}

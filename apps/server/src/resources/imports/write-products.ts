import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readProductStates } from '../admin-products/product-fields.ts';
import type { RecordedChange } from './changes.ts';
import type { PlannedProduct } from './plan-batch.ts';
import { toNewProduct } from './plan-product.ts';
import { insertImages, isSameSet, replaceAttributes } from './write-product-parts.ts';

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
  'hs_code',
  'origin_country',
  'net_weight',
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

/** A longer value is cut in the record. */
const RECORDED_LENGTH = 200;

/** The columns that differ, with their values before or after. */
const differingValues = (side: 'stored' | 'merged') => sql`
  (select jsonb_object_agg(name, case when length(value::text) <= ${RECORDED_LENGTH} then value
      else to_jsonb(left(value::text, ${RECORDED_LENGTH}) || '…') end)
    from jsonb_each(to_jsonb(${sql.ref(side)})) as side (name, value)
    where name = any(${[...PRODUCT_COLUMNS]}::text[])
      and to_jsonb(stored) -> name is distinct from to_jsonb(merged) -> name)`;

type ProductStates = Map<string, object>;

/** Adds what the history tells of products to the states. */
async function readStates(
  trx: Transaction<Database>,
  ids: readonly string[],
  states: ProductStates,
): Promise<void> {
  for (const [id, state] of await readProductStates(trx, ids)) states.set(id, state);
}

interface DifferingProduct {
  readonly id: string;
  readonly external_id: string;
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

/**
 * Updates the products that differ, and returns what changed. They are looked for first, because even an
 * update without rows makes every process read the catalogue again.
 */
async function updateProducts(
  trx: Transaction<Database>,
  products: readonly PlannedProduct[],
  { now, before }: { readonly now: number; readonly before: ProductStates },
): Promise<RecordedChange[]> {
  if (products.length === 0) return [];
  const { rows: differing } = await sql<DifferingProduct>`
    select stored.id, stored.external_id, ${differingValues('stored')} as before,
      ${differingValues('merged')} as after
    from (${mergedProducts(products.map(({ change }) => change))}) merged
    join products stored using (id)
    where (${listColumns('merged')}) is distinct from (${listColumns('stored')})`.execute(trx);
  if (differing.length === 0) return [];
  await readStates(
    trx,
    differing.map(({ id }) => id),
    before,
  );
  const ids = new Set(differing.map(({ external_id }) => external_id));
  const changes = products
    .map(({ change }) => change)
    .filter(({ external_id }) => ids.has(external_id));
  await sql`
    update products set (${listColumns()}, version, updated_at) =
      row (${listColumns('merged')}, products.version + 1, ${new Date(now)}::timestamptz)
    from (${mergedProducts(changes)}) merged where merged.id = products.id`.execute(trx);
  return differing.map(({ id, before, after }) => ({ product: id, before, after }));
}

export interface WrittenProducts {
  readonly ids: ReadonlyMap<string, string>;
  readonly changed: number;
  readonly changes: readonly RecordedChange[];
  /** What the history tells of the products that were there and differ, before the batch. */
  readonly before: ReadonlyMap<string, object>;
}

/** Writes the products of a batch. Returns the ids of all of them, and what was changed. */
export async function writeProducts(
  trx: Transaction<Database>,
  products: readonly PlannedProduct[],
  now: number,
): Promise<WrittenProducts> {
  const added = products.filter(({ stored }) => !stored);
  const ids = await insertProducts(trx, added, now);
  for (const { stored } of products) if (stored) ids.set(stored.external_id, stored.id);
  const existing = products.filter(({ stored }) => stored);
  const before: ProductStates = new Map();
  const updated = await updateProducts(trx, existing, { now, before });
  const attributes = products.flatMap(({ stored, change, attributes: codes }) => {
    const product_id = ids.get(change.external_id);
    const isSame = codes === undefined || isSameSet(stored?.attributes ?? [], [...new Set(codes)]);
    return isSame || product_id === undefined
      ? []
      : [{ product_id, codes, before: stored?.attributes ?? [] }];
  });
  const stored = new Set(products.flatMap((each) => each.stored?.id ?? []));
  const redescribed = attributes.map(({ product_id }) => product_id);
  await readStates(
    trx,
    redescribed.filter((id) => stored.has(id) && !before.has(id)),
    before,
  );
  await replaceAttributes(trx, attributes);
  await insertImages(trx, products, ids, now);
  const changes = [
    ...added.map(({ change: { external_id } }) => ({
      product: ids.get(external_id) ?? '',
      after: { external_id },
    })),
    ...updated,
    ...attributes.map(({ product_id, codes, before }) => ({
      product: product_id,
      before: { attributes: before },
      after: { attributes: codes },
    })),
  ];
  return { ids, changed: added.length + updated.length, changes, before };
}

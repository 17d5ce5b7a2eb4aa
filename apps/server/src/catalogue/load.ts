import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CatalogueRows, ProductRow, SaleRow, SetRow, VariantRow } from './rows.ts';

/** Products read at once: few enough that the embedded database does not hold up the requests. */
const PAGE = 1000;

/** Reads everything the index is built from. Offline products are not part of any listing. */
export async function loadCatalogue(db: Kysely<Database>): Promise<CatalogueRows> {
  const brands = await db.selectFrom('brands').select(['id', 'name', 'description']).execute();
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'parent_id as parentId', 'gender', 'name', 'image_key as imageKey', 'position'])
    .execute();
  const colours = await db.selectFrom('colours').selectAll().execute();
  const attributes = await db.selectFrom('attributes').selectAll().execute();
  return {
    brands,
    categories,
    colours,
    attributes,
    sets: await loadSets(db),
    sales: await loadSales(db),
    products: await loadProducts(db),
  };
}

/**
 * A page of products, then what belongs to them by the same stretch of ids. Flat rows, put together
 * here: folding them into JSON in the database took six times as long, because its planner compiles
 * such a query anew each time.
 */
async function loadProducts(db: Kysely<Database>): Promise<ProductRow[]> {
  const products: ProductRow[] = [];
  for (let last = '0'; ; ) {
    const page = await productsAfter(db, last);
    const end = page.at(-1)?.id;
    if (end === undefined) return products;
    const attributes = await attributesBetween(db, last, end);
    const variants = await variantsBetween(db, last, end);
    for (const row of page) {
      products.push({
        ...row,
        publishedAt: row.publishedAt.getTime(),
        attributes: attributes.get(row.id) ?? [],
        variants: variants.get(row.id) ?? [],
      });
    }
    if (page.length < PAGE) return products;
    last = end;
    // The embedded database answers without ever leaving this thread: let others have their turn.
    await setImmediate();
  }
}

const productsAfter = (db: Kysely<Database>, last: string) =>
  db
    .selectFrom('products')
    .select([
      'id',
      'brand_id as brandId',
      'category_id as categoryId',
      'gender',
      'colour_code as colour',
      'brand_style_id as styleId',
      'short_description as name',
      'tag',
      'labels',
      'image_keys as imageKeys',
      'is_same_day as isSameDay',
      'rank',
      'sold_last_week as soldLastWeek',
      'published_at as publishedAt',
    ])
    .where('is_online', '=', true)
    .where('id', '>', last)
    .orderBy('id')
    .limit(PAGE)
    .execute();

async function attributesBetween(db: Kysely<Database>, last: string, end: string) {
  const rows = await db
    .selectFrom('product_attributes')
    .selectAll()
    .where('product_id', '>', last)
    .where('product_id', '<=', end)
    .execute();
  return grouped(
    rows,
    ({ product_id }) => product_id,
    ({ attribute_code }) => attribute_code,
  );
}

async function variantsBetween(db: Kysely<Database>, last: string, end: string) {
  const rows = await db
    .selectFrom('variants')
    .select(['product_id', 'size', 'size_scale', 'currency', 'quantity'])
    .select(['price_incl_taxes', 'price_without_promotion'])
    .where('product_id', '>', last)
    .where('product_id', '<=', end)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return grouped(
    rows,
    ({ product_id }) => product_id,
    (row): VariantRow => ({
      size: row.size,
      scale: row.size_scale,
      price: Number(row.price_incl_taxes),
      original: Number(row.price_without_promotion),
      quantity: row.quantity,
      currency: row.currency,
    }),
  );
}

function grouped<Row, Item>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  itemOf: (row: Row) => Item,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(itemOf(row));
    else groups.set(keyOf(row), [itemOf(row)]);
  }
  return groups;
}

async function loadSets(db: Kysely<Database>): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`
    select id, gender, name, description, position, coalesce((
      select json_agg(product_id::text order by position) from set_products where set_id = sets.id
    ), '[]') as "productIds"
    from sets order by position, id
  `.execute(db);
  return rows;
}

async function loadSales(db: Kysely<Database>): Promise<SaleRow[]> {
  const { rows } = await sql<Omit<SaleRow, 'startsAt' | 'endsAt'> & { start: Date; end: Date }>`
    select id, name, description, starts_at as start, ends_at as end, coalesce((
      select json_agg(product_id::text order by position) from sale_products where sale_id = sales.id
    ), '[]') as "productIds"
    from sales order by starts_at, id
  `.execute(db);
  return rows.map(({ start, end, ...sale }) => ({
    ...sale,
    startsAt: start.getTime(),
    endsAt: end.getTime(),
  }));
}

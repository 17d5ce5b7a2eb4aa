import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import {
  completeProduct,
  findProductProblem,
  findReplacements,
  keepDescribed,
  keepNamed,
  type OnSkipped,
} from './check-rows.ts';
import { loadOpenings, loadSales, loadSets, toMilliseconds } from './load-selections.ts';
import type { CatalogueRows, CategoryRow, ProductRow, VariantRow } from './rows.ts';

/** Products per query: few enough that the embedded database does not block requests for long. */
const PAGE_SIZE = 250;

/** Reads all rows the index is built from. Offline products and faulty rows are left out. */
export async function loadCatalogue(
  db: Kysely<Database>,
  onSkipped: OnSkipped = () => {},
): Promise<CatalogueRows> {
  const brands = await db.selectFrom('brands').select(['id', 'name', 'description']).execute();
  const allCategories = await db
    .selectFrom('categories')
    .select(['id', 'parent_id as parentId', 'gender', 'name', 'image_key as imageKey', 'position'])
    .execute();
  const colours = await db.selectFrom('colours').selectAll().execute();
  const attributes = await db.selectFrom('attributes').selectAll().execute();
  const sizeSystems = await db
    .selectFrom('size_systems')
    .select(['code', 'name', 'charts'])
    .orderBy('position')
    .orderBy('code')
    .execute();
  const sizeCharts = await db.selectFrom('size_charts').select(['code', 'rows']).execute();
  const sets = keepNamed('sets', await loadSets(db), getId, onSkipped);
  const sales = keepNamed('sales', await loadSales(db), getId, onSkipped);
  const categories = keepNamed('categories', allCategories, getId, onSkipped);
  const replacements = findReplacements(allCategories, categories);
  const moveUp = (id: string) => replacements.get(id) ?? id;
  return {
    brands: keepDescribed('brands', brands, onSkipped),
    categories: categories.map((row) => moveCategoryUp(row, moveUp)),
    colours: keepNamed('colours', colours, getCode, onSkipped),
    attributes: keepNamed('attributes', attributes, getCode, onSkipped),
    sizeSystems: keepNamed('size_systems', sizeSystems, getCode, onSkipped),
    sizeCharts,
    sets: keepDescribed('sets', sets, onSkipped),
    sales: keepDescribed('sales', sales, onSkipped),
    synonyms: await db
      .selectFrom('search_synonyms')
      .select(['words', 'also_find as alsoFind'])
      .orderBy('id')
      .execute(),
    redirects: await db
      .selectFrom('search_redirects')
      .select(['words', 'url', 'name'])
      .orderBy('id')
      .execute(),
    products: await loadProducts(db, moveUp, onSkipped),
  };
}

const getId = ({ id }: { id: string }): string => id;
const getCode = ({ code }: { code: string }): string => code;

const moveCategoryUp = (row: CategoryRow, moveUp: (id: string) => string): CategoryRow =>
  row.parentId === null ? row : { ...row, parentId: moveUp(row.parentId) };

/** Reads the variants of some products again; a product without any is not in the map. */
export async function loadVariantsOf(
  db: Kysely<Database>,
  productIds: readonly string[],
): Promise<Map<string, VariantRow[]>> {
  const rows = await selectVariants(db)
    .where('product_id', '=', sql<string>`any(${sql.val([...productIds])}::bigint[])`)
    .execute();
  return groupVariants(rows, createTextPool());
}

/**
 * Reads a page of products, then their attributes and variants by the same range of ids. The rows are
 * joined here: aggregating them as JSON in the database took six times as long, because its planner
 * compiles such a query every time.
 */
async function loadProducts(
  db: Kysely<Database>,
  moveUp: (categoryId: string) => string,
  onSkipped: OnSkipped,
): Promise<ProductRow[]> {
  const share = createTextPool();
  const products: ProductRow[] = [];
  const openings = await loadOpenings(db);
  for (let afterId = '0'; ; ) {
    const page = await selectProductsAfter(db, afterId);
    const lastId = page.at(-1)?.id;
    if (lastId === undefined) return products;
    const attributes = await loadAttributes(db, afterId, lastId, share);
    const variants = await loadVariants(db, afterId, lastId, share);
    for (const row of page) {
      const product = completeProduct({
        ...row,
        brandId: share(row.brandId),
        categoryId: share(moveUp(row.categoryId)),
        colour: row.colour === null ? null : share(row.colour),
        publishedAt: toMilliseconds(row.publishedAt),
        opensAt: openings.get(row.id) ?? null,
        attributes: attributes.get(row.id) ?? [],
        variants: variants.get(row.id) ?? [],
      });
      const reason = findProductProblem(product);
      if (reason) onSkipped({ table: 'products', id: row.id, reason });
      else products.push(product);
    }
    if (page.length < PAGE_SIZE) return products;
    afterId = lastId;
    // The embedded database runs in this thread: yield so that requests can be handled.
    await setImmediate();
  }
}

/** Returns one and the same string for equal texts: most are codes that many products share. */
function createTextPool(): (text: string) => string {
  const pool = new Map<string, string>();
  return (text) => {
    const known = pool.get(text);
    if (known !== undefined) return known;
    pool.set(text, text);
    return text;
  };
}

const selectProductsAfter = (db: Kysely<Database>, afterId: string) =>
  db
    .selectFrom('products')
    .select([
      'id',
      'brand_id as brandId',
      'category_id as categoryId',
      'gender',
      'colour_code as colour',
      'brand_style_id as styleId',
      'family_id as familyId',
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
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(PAGE_SIZE)
    .execute();

async function loadAttributes(
  db: Kysely<Database>,
  afterId: string,
  lastId: string,
  share: (text: string) => string,
) {
  const rows = await db
    .selectFrom('product_attributes')
    .selectAll()
    .where('product_id', '>', afterId)
    .where('product_id', '<=', lastId)
    .execute();
  return groupRows(
    rows,
    ({ product_id }) => product_id,
    ({ attribute_code }) => share(attribute_code),
  );
}

async function loadVariants(
  db: Kysely<Database>,
  afterId: string,
  lastId: string,
  share: (text: string) => string,
) {
  const rows = await selectVariants(db)
    .where('product_id', '>', afterId)
    .where('product_id', '<=', lastId)
    .execute();
  return groupVariants(rows, share);
}

const selectVariants = (db: Kysely<Database>) =>
  db
    .selectFrom('variants')
    .select(['product_id', 'size', 'size_scale', 'currency', 'quantity'])
    .select(['price_incl_taxes', 'price_without_promotion'])
    .orderBy('position')
    .orderBy('id');

type VariantRecord = Awaited<ReturnType<ReturnType<typeof selectVariants>['execute']>>[number];

const groupVariants = (rows: readonly VariantRecord[], share: (text: string) => string) =>
  groupRows(
    rows,
    ({ product_id }) => product_id,
    (row): VariantRow => ({
      size: share(row.size),
      scale: share(row.size_scale),
      price: Number(row.price_incl_taxes),
      original: Number(row.price_without_promotion),
      quantity: row.quantity,
      currency: share(row.currency),
    }),
  );

function groupRows<Row, Item>(
  rows: readonly Row[],
  getKey: (row: Row) => string,
  toItem: (row: Row) => Item,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group) group.push(toItem(row));
    else groups.set(getKey(row), [toItem(row)]);
  }
  return groups;
}

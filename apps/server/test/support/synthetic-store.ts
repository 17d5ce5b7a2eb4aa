import { chunk, type Localised } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { CatalogueRows, ProductRow } from '../../src/catalogue/rows.ts';
import type { Database } from '../../src/database/schema.ts';

/** Rows per statement: PostgreSQL accepts 65,535 values at once. */
const BATCH = 500;
const MERCHANT = '9001';
const EMPTY_TEXT: Localised = { 'zh-CN': '', 'en-US': '' };

/** Inserts a synthetic catalogue into empty tables, for tests and for the bench. */
export async function insertCatalogue(db: Kysely<Database>, rows: CatalogueRows): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await insertNamedRows(trx, rows);
    for (const products of chunk(rows.products, BATCH)) await insertProducts(trx, products);
  });
}

async function insertNamedRows(trx: Transaction<Database>, rows: CatalogueRows): Promise<void> {
  const withJsonName = <Row extends { name: Localised }>({ name, ...row }: Row) => ({
    ...row,
    name: JSON.stringify(name),
  });
  await trx
    .insertInto('brands')
    .values(rows.brands.map((row) => ({ ...row, description: JSON.stringify(row.description) })))
    .execute();
  await trx
    .insertInto('categories')
    .values(
      rows.categories.map(({ parentId, imageKey, ...row }) => ({
        ...withJsonName(row),
        parent_id: parentId,
        image_key: imageKey,
      })),
    )
    .execute();
  await trx.insertInto('colours').values(rows.colours.map(withJsonName)).execute();
  await trx.insertInto('attributes').values(rows.attributes.map(withJsonName)).execute();
  const blank = JSON.stringify(EMPTY_TEXT);
  await trx
    .insertInto('merchants')
    .values({
      id: MERCHANT,
      name: 'Synthetic',
      monogram: 'SY',
      city: blank,
      country: blank,
      founded_in: 1970,
      description: blank,
    })
    .execute();
}

async function insertProducts(
  trx: Transaction<Database>,
  products: readonly ProductRow[],
): Promise<void> {
  await trx.insertInto('products').values(products.map(toProductRecord)).execute();
  await trx
    .insertInto('product_attributes')
    .values(
      products.flatMap(({ id, attributes }) =>
        attributes.map((code) => ({ product_id: id, attribute_code: code })),
      ),
    )
    .execute();
  await trx.insertInto('variants').values(products.flatMap(toVariantRecords)).execute();
}

const toProductRecord = (product: ProductRow) => ({
  id: product.id,
  brand_id: product.brandId,
  brand_style_id: product.styleId,
  family_id: product.familyId,
  category_id: product.categoryId,
  gender: product.gender,
  colour_code: product.colour,
  short_description: JSON.stringify(product.name),
  description: JSON.stringify(product.name),
  tag: product.tag,
  labels: JSON.stringify(product.labels),
  image_keys: JSON.stringify(product.imageKeys),
  made_in: JSON.stringify(EMPTY_TEXT),
  measurements: null,
  live_model: null,
  preferred_merchant_id: MERCHANT,
  is_same_day: product.isSameDay,
  rank: product.rank,
  sold_last_week: product.soldLastWeek,
  published_at: new Date(product.publishedAt),
});

const toVariantRecords = (product: ProductRow) =>
  product.variants.map((variant, position) => ({
    id: `${product.id}${position}`,
    product_id: product.id,
    merchant_id: MERCHANT,
    size: variant.size,
    size_scale: variant.scale,
    position,
    currency: variant.currency,
    price_incl_taxes: variant.price,
    price_without_promotion: variant.original,
    quantity: variant.quantity,
  }));

import { chunk, type Localised } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CatalogueRows, ProductRow } from './rows.ts';

/** Rows in one statement: PostgreSQL takes 65,535 values at once. */
const BATCH = 500;
const MERCHANT = '9001';
const nothing: Localised = { 'zh-CN': '', 'en-US': '' };

/** Writes a synthetic catalogue into empty tables: for tests of reading it, and for the bench. */
export async function storeCatalogue(db: Kysely<Database>, rows: CatalogueRows): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await storeWords(trx, rows);
    for (const products of chunk(rows.products, BATCH)) await storeProducts(trx, products);
  });
}

async function storeWords(trx: Transaction<Database>, rows: CatalogueRows): Promise<void> {
  const named = <Row extends { name: Localised }>({ name, ...row }: Row) => ({
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
        ...named(row),
        parent_id: parentId,
        image_key: imageKey,
      })),
    )
    .execute();
  await trx.insertInto('colours').values(rows.colours.map(named)).execute();
  await trx.insertInto('attributes').values(rows.attributes.map(named)).execute();
  const blank = JSON.stringify(nothing);
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

async function storeProducts(
  trx: Transaction<Database>,
  products: readonly ProductRow[],
): Promise<void> {
  await trx.insertInto('products').values(products.map(productRecord)).execute();
  await trx
    .insertInto('product_attributes')
    .values(
      products.flatMap(({ id, attributes }) =>
        attributes.map((code) => ({ product_id: id, attribute_code: code })),
      ),
    )
    .execute();
  await trx.insertInto('variants').values(products.flatMap(variantRecords)).execute();
}

const productRecord = (product: ProductRow) => ({
  id: product.id,
  brand_id: product.brandId,
  brand_style_id: product.styleId,
  category_id: product.categoryId,
  gender: product.gender,
  colour_code: product.colour,
  short_description: JSON.stringify(product.name),
  description: JSON.stringify(product.name),
  tag: product.tag,
  labels: JSON.stringify(product.labels),
  image_keys: JSON.stringify(product.imageKeys),
  made_in: JSON.stringify(nothing),
  measurements: null,
  live_model: null,
  preferred_merchant_id: MERCHANT,
  is_same_day: product.isSameDay,
  rank: product.rank,
  sold_last_week: product.soldLastWeek,
  published_at: new Date(product.publishedAt),
});

const variantRecords = (product: ProductRow) =>
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

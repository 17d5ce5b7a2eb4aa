import type { catalogueProducts, catalogueVariants } from '@vitrine/contract/admin';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';
import { drawImage } from '../draw-image.ts';
import { createProductBody, insertProduct, insertVariant, TEXT } from '../product-fixture.ts';

const IF_MATCH = { 'if-match': '1' };
const PRICES = { price: 9_000, originalPrice: 12_000 };
const START = '2026-12-01T00:00:00Z';

/** A product that the merchant of the tests sells. */
async function insertSoldProduct(fixture: AdminFixture): Promise<Record<'id', string>> {
  const { id } = await insertProduct(fixture);
  await insertVariant(fixture, { productId: id });
  return { id };
}

const insertScheduledPrice = (fixture: AdminFixture, variantId: string) =>
  fixture.db
    .insertInto('scheduled_prices')
    .values({
      variant_id: variantId,
      price: 8_000,
      starts_at: START,
      created_at: new Date(fixture.deps.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

type Calls = typeof catalogueProducts & typeof catalogueVariants;
type Example = { valid(fixture: AdminFixture): Promise<CallInput> };

export const productExamples: Readonly<Record<keyof Calls, Example>> = {
  listCatalogueProducts: {
    valid: async (fixture) => {
      const { brandId, categoryId } = await insertProduct(fixture);
      const filters = { brandId, categoryId, status: 'published', search: '大衣' };
      return {
        query: { size: '2', sort: 'updated', gender: 'women', merchantId: '501', ...filters },
      };
    },
  },
  getCatalogueProduct: {
    valid: async (fixture) => ({ params: await insertSoldProduct(fixture) }),
  },
  createProduct: { valid: async (fixture) => ({ body: await createProductBody(fixture) }) },
  updateProduct: {
    valid: async (fixture) => ({
      params: await insertSoldProduct(fixture),
      headers: IF_MATCH,
      body: await createProductBody(fixture),
    }),
  },
  changeProductStatus: {
    valid: async (fixture) => ({
      params: await insertSoldProduct(fixture),
      headers: IF_MATCH,
      body: { status: 'hidden' },
    }),
  },
  addProductImage: {
    valid: async (fixture) => ({
      params: await insertSoldProduct(fixture),
      file: await drawImage(),
    }),
  },
  fetchProductImages: {
    valid: async (fixture) => ({
      params: await insertSoldProduct(fixture),
      body: { urls: ['https://images.example/coat.png'] },
    }),
  },
  updateProductImages: {
    valid: async (fixture) => ({
      params: await insertSoldProduct(fixture),
      headers: IF_MATCH,
      body: { images: [{ key: 'coat-1', alt: TEXT, focalPoint: { x: 500, y: 300 } }] },
    }),
  },
  listProductVariants: {
    valid: async (fixture) => ({ params: await insertSoldProduct(fixture) }),
  },
  createVariant: {
    valid: async (fixture) => ({
      params: await insertSoldProduct(fixture),
      body: { merchantId: '501', size: 'L', scale: '', quantity: 3, ...PRICES },
    }),
  },
  updateVariant: {
    valid: async (fixture) => {
      const id = await insertVariant(fixture);
      const body = { sku: `SKU-${id}`, externalId: `E-${id}`, size: 'M', scale: 'FR', ...PRICES };
      return { params: { id }, headers: IF_MATCH, body };
    },
  },
  deleteVariant: {
    valid: async (fixture) => {
      const { id: productId } = await insertProduct(fixture, { status: 'hidden' });
      return { params: { id: await insertVariant(fixture, { productId }) } };
    },
  },
  setStock: {
    valid: async (fixture) => ({
      params: { id: await insertVariant(fixture) },
      body: { quantity: 12, reason: '盘点' },
    }),
  },
  adjustStock: {
    valid: async (fixture) => ({
      params: { id: await insertVariant(fixture) },
      body: { by: -2, reason: '样衣' },
    }),
  },
  listScheduledPrices: {
    valid: async (fixture) => {
      const variantId = await insertVariant(fixture);
      await insertScheduledPrice(fixture, variantId);
      return { query: { size: '2', variantId, productId: '1', state: 'waiting' } };
    },
  },
  createScheduledPrice: {
    valid: async (fixture) => ({
      params: { id: await insertVariant(fixture) },
      body: { price: 8_000, startsAt: START, endsAt: '2026-12-02T00:00:00Z' },
    }),
  },
  deleteScheduledPrice: {
    valid: async (fixture) => ({
      params: {
        id: (await insertScheduledPrice(fixture, await insertVariant(fixture))).id,
      },
    }),
  },
};

import type { common, content, products, rankings } from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';
import { createPreview } from '../create-preview.ts';
import type { EveryCallFixture } from '../fixture.ts';

const NO_ID = { params: { id: 'none' } };
const NO_PAGE = { query: { page: '-1' } };

const ofFirstRow = (table: 'products' | 'merchants' | 'sets' | 'brands' | 'categories') => ({
  async valid({ db }: EveryCallFixture) {
    const { id } = await db
      .selectFrom(table)
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { params: { id } };
  },
  invalid: NO_ID,
});

export const catalogueExamples: CallExamples<
  typeof products & typeof common & typeof content & typeof rankings
> = {
  getProduct: ofFirstRow('products'),
  listProducts: { valid: () => ({ query: { ids: '1,2' } }), invalid: { query: { ids: 'none' } } },
  getVariantsMeasurements: ofFirstRow('products'),
  getDeliveryPromise: ofFirstRow('products'),
  getMerchant: ofFirstRow('merchants'),
  listSetProducts: ofFirstRow('sets'),
  listBrandProducts: ofFirstRow('brands'),
  listCategoryProducts: ofFirstRow('categories'),
  listSaleProducts: {
    async valid({ db }) {
      const { id } = await db
        .selectFrom('sales')
        .select('id')
        .where('ends_at', '>', new Date())
        .where('starts_at', '<=', new Date())
        .limit(1)
        .executeTakeFirstOrThrow();
      return { params: { id } };
    },
    invalid: NO_ID,
  },
  listAllSaleProducts: { valid: () => ({}), invalid: NO_PAGE },
  searchProducts: { valid: () => ({ query: { keyword: '风衣' } }), invalid: NO_PAGE },
  searchProductsWithAdvice: { valid: () => ({ query: { keyword: '风衣' } }), invalid: NO_PAGE },
  suggest: { valid: () => ({ query: { keyword: '风' } }), invalid: { query: { gender: 'none' } } },
  listCities: {
    valid: () => ({ params: { id: '42', stateId: '4209' } }),
    invalid: { params: { id: '42', stateId: 'x' } },
  },
  getCountryStates: { valid: () => ({ params: { id: '42' } }), invalid: NO_ID },
  getBrandMenu: { valid: () => ({}), invalid: { query: { gender: 'none' } } },
  getCategoryMenu: { valid: () => ({}), invalid: { query: { gender: 'none' } } },
  getFlatContent: {
    valid: () => ({ params: { code: 'shop' } }),
    invalid: { params: { code: '../shop' } },
  },
  getHome: { valid: () => ({}) },
  getBanners: { valid: () => ({}), invalid: { query: { gender: 'none' } } },
  searchContents: {
    valid: () => ({ query: { codes: 'spring' } }),
    invalid: { query: { codes: '' } },
  },
  getContentPreview: {
    valid: async ({ db }) => ({ params: { token: await createPreview(db) } }),
    invalid: { params: { token: '../qa' } },
  },
  getAppConfiguration: {
    async valid({ db }) {
      const { app, environment } = await db
        .selectFrom('app_configurations')
        .selectAll()
        .limit(1)
        .executeTakeFirstOrThrow();
      return { params: { app, env: environment } };
    },
    invalid: { params: { app: ' ', env: 'production' } },
  },
  rankCategories: { valid: () => ({}), invalid: { query: { 'how-many': 'many' } } },
  rankBrands: { valid: () => ({}), invalid: { query: { 'how-many': 'many' } } },
  rankProducts: { valid: () => ({}), invalid: { query: { 'how-many': 'many' } } },
};

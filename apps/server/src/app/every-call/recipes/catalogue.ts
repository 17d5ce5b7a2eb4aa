import type { common, content, products, rankings } from '@vitrine/contract';
import type { Recipes } from '../recipe.ts';
import type { World } from '../world.ts';

const NO_ID = { params: { id: 'none' } };
const NO_PAGE = { query: { page: '-1' } };

const idOf = (table: 'products' | 'merchants' | 'sets' | 'brands' | 'categories') => ({
  async good({ db }: World) {
    const { id } = await db
      .selectFrom(table)
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { params: { id } };
  },
  bad: NO_ID,
});

export const catalogueRecipes: Recipes<
  typeof products & typeof common & typeof content & typeof rankings
> = {
  getProduct: idOf('products'),
  getVariantsMeasurements: idOf('products'),
  getMerchant: idOf('merchants'),
  listSetProducts: idOf('sets'),
  listBrandProducts: idOf('brands'),
  listCategoryProducts: idOf('categories'),
  listSaleProducts: {
    async good({ db }) {
      const { id } = await db
        .selectFrom('sales')
        .select('id')
        .where('ends_at', '>', new Date())
        .where('starts_at', '<=', new Date())
        .limit(1)
        .executeTakeFirstOrThrow();
      return { params: { id } };
    },
    bad: NO_ID,
  },
  listAllSaleProducts: { good: () => ({}), bad: NO_PAGE },
  searchProducts: { good: () => ({ query: { keyword: '风衣' } }), bad: NO_PAGE },
  searchProductsWithAdvice: { good: () => ({ query: { keyword: '风衣' } }), bad: NO_PAGE },
  suggest: { good: () => ({ query: { keyword: '风' } }), bad: { query: { gender: 'none' } } },
  getCountryStates: { good: () => ({ params: { id: '42' } }), bad: NO_ID },
  getBrandMenu: { good: () => ({}), bad: { query: { gender: 'none' } } },
  getCategoryMenu: { good: () => ({}), bad: { query: { gender: 'none' } } },
  getFlatContent: {
    good: () => ({ params: { code: 'shop' } }),
    bad: { params: { code: '../shop' } },
  },
  getHome: { good: () => ({}) },
  getBanners: { good: () => ({}), bad: { query: { gender: 'none' } } },
  searchContents: { good: () => ({ query: { codes: 'spring' } }), bad: { query: { codes: '' } } },
  getAppConfiguration: {
    async good({ db }) {
      const { app, environment } = await db
        .selectFrom('app_configurations')
        .selectAll()
        .limit(1)
        .executeTakeFirstOrThrow();
      return { params: { app, env: environment } };
    },
    bad: { params: { app: ' ', env: 'production' } },
  },
  rankCategories: { good: () => ({}), bad: { query: { 'how-many': 'many' } } },
  rankBrands: { good: () => ({}), bad: { query: { 'how-many': 'many' } } },
  rankProducts: { good: () => ({}), bad: { query: { 'how-many': 'many' } } },
};

// Made by `node tooling/call-table.ts` from the contract; do not edit.
import type { CallName, Method } from './index.ts';

/** Method, path, whether a newer call cancels an older one, statuses answered as they are. */
export type CallRow = readonly [Method, string, boolean?, (readonly number[])?];

export const callTable: Readonly<Record<CallName, CallRow>> = {
  getProduct: ['GET', '/api/v1/products/{id}'],
  getMerchant: ['GET', '/api/v1/merchants/{id}'],
  getVariantsMeasurements: ['GET', '/api/v1/products/{id}/variants-measurements'],
  searchProducts: ['GET', '/api/v1/search/products', true],
  searchProductsWithAdvice: ['GET', '/api/v2/search/products', true],
  listCategoryProducts: ['GET', '/api/v1/categories/{id}/products', true],
  listSetProducts: ['GET', '/api/v1/sets/{id}/products', true],
  listSaleProducts: ['GET', '/api/v1/sales/{id}/products', true],
  listAllSaleProducts: ['GET', '/api/v1/sales/products', true],
  listBrandProducts: ['GET', '/api/v1/brands/{id}/products', true],
  suggest: ['GET', '/api/v1/search/suggestions', true],
  getCountryStates: ['GET', '/api/v1/countries/{id}/states'],
  getBrandMenu: ['GET', '/api/v1/menus/brands'],
  getCategoryMenu: ['GET', '/api/v1/menus/categories'],
  getFlatContent: ['GET', '/api/v1/contents/flat-contents/{code}'],
  getHome: ['GET', '/api/v1/home'],
  getBanners: ['GET', '/api/v1/contents/banners'],
  searchContents: ['GET', '/api/v2/search/contents'],
  getAppConfiguration: ['GET', '/api/v1/contents/almir/apps/{app}/environments/{env}', false, [401, 403]],
  rankCategories: ['GET', '/api/v1/marketing/rankings/categories', false, [401, 403]],
  rankBrands: ['GET', '/api/v1/marketing/rankings/brands', false, [401, 403]],
  rankProducts: ['GET', '/api/v1/marketing/rankings/products', false, [401, 403]],
};

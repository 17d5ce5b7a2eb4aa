import { z } from 'zod';
import { call } from '../call.ts';
import { codeId, commaList, flag, gender, numericId, queryInt } from '../entities/common.ts';
import { deliveryPromise } from '../entities/delivery.ts';
import {
  merchant,
  productDetail,
  productList,
  productSummary,
  searchResult,
  sortOrder,
  suggestion,
  tag,
  variantsMeasurements,
} from '../entities/products.ts';

const group = 'Products';
const idParam = z.object({ id: numericId });
const LIST_CACHE_SECONDS = 30;

/** The filters, sort order and page that every product list accepts. */
export const listingQuery = z.object({
  page: queryInt(1, 1000).default(1),
  size: queryInt(1, 60).default(10),
  sort: sortOrder.default('default'),
  gender: gender.optional(),
  categories: commaList(numericId).optional(),
  brands: commaList(numericId).optional(),
  sizes: commaList(z.string().max(20)).optional(),
  colors: commaList(codeId).optional(),
  attributes: commaList(codeId).optional(),
  discounts: commaList(z.string().regex(/^\d{1,2}$/))
    .optional()
    .meta({
      description: 'Lower bounds of the discount bands in percent: 20 means 20 up to the next band',
    }),
  'price-min': queryInt(0, 100_000).optional().meta({ description: 'In whole units' }),
  'price-max': queryInt(0, 100_000).optional().meta({ description: 'In whole units' }),
  'same-day-delivery': flag.optional(),
  tags: commaList(tag).optional(),
  'new-in-days': queryInt(1, 90).optional(),
  reduced: flag.optional(),
  facets: flag.default(true),
});
export type ListingQuery = z.output<typeof listingQuery>;

const keyword = z.string().trim().max(60, 'at most 60 characters');

/** Of the benefits that are named, only those of the session's shopper count. */
const saleQuery = listingQuery.extend({ 'target-benefits': commaList(codeId).optional() });

const listing = <const Path extends string>(path: Path, summary: string) =>
  call({
    method: 'GET',
    path,
    group,
    summary,
    caller: 'anyone',
    params: idParam,
    query: listingQuery,
    response: productList,
    errors: ['not-found'],
    cancellable: true,
    cacheSeconds: LIST_CACHE_SECONDS,
  });

export const products = {
  getProduct: call({
    method: 'GET',
    path: '/api/v1/products/{id}',
    group,
    summary: 'One product with its variants',
    caller: 'anyone',
    params: idParam,
    query: z.object({ 'enable-cache': flag.default(true) }),
    response: productDetail,
    errors: ['not-found'],
    cacheSeconds: LIST_CACHE_SECONDS,
  }),
  listProducts: call({
    method: 'GET',
    path: '/api/v1/products',
    group,
    summary: 'Products by their ids, in that order; those that are not on sale are left out',
    caller: 'anyone',
    query: z.object({ ids: commaList(numericId) }),
    response: z.array(productSummary),
    cacheSeconds: LIST_CACHE_SECONDS,
  }),
  getMerchant: call({
    method: 'GET',
    path: '/api/v1/merchants/{id}',
    group,
    summary: 'The merchant that ships a product',
    caller: 'anyone',
    params: idParam,
    response: merchant,
    errors: ['not-found'],
    cacheSeconds: LIST_CACHE_SECONDS,
  }),
  getVariantsMeasurements: call({
    method: 'GET',
    path: '/api/v1/products/{id}/variants-measurements',
    group,
    summary: 'Garment measurements of every size',
    caller: 'anyone',
    params: idParam,
    response: variantsMeasurements,
    errors: ['not-found'],
    cacheSeconds: LIST_CACHE_SECONDS,
  }),
  getDeliveryPromise: call({
    method: 'GET',
    path: '/api/v1/products/{id}/delivery-promise',
    group,
    summary: 'When the product arrives if it is ordered now; null where it is not sent',
    caller: 'anyone',
    params: idParam,
    response: deliveryPromise.nullable(),
    errors: ['not-found'],
  }),
  searchProducts: call({
    method: 'GET',
    path: '/api/v1/search/products',
    group,
    summary: 'Products by keyword, filtered by facets',
    caller: 'anyone',
    query: listingQuery.extend({ keyword: keyword.default('') }),
    response: productList,
    cancellable: true,
    cacheSeconds: LIST_CACHE_SECONDS,
  }),
  searchProductsWithAdvice: call({
    method: 'GET',
    path: '/api/v2/search/products',
    group,
    summary: 'The same search, with other keywords to try if nothing matches',
    caller: 'anyone',
    query: listingQuery.extend({ keyword: keyword.default('') }),
    response: searchResult,
    cancellable: true,
    cacheSeconds: LIST_CACHE_SECONDS,
  }),
  listCategoryProducts: listing('/api/v1/categories/{id}/products', 'Products of a category'),
  listSetProducts: call({
    ...listing('/api/v1/sets/{id}/products', 'Products of a set, in its own order'),
    tolerates: [401, 403],
  }),
  listSaleProducts: call({
    ...listing(
      '/api/v1/sales/{id}/products',
      'Products of one sale, once it is open to the caller',
    ),
    query: saleQuery,
  }),
  listAllSaleProducts: call({
    method: 'GET',
    path: '/api/v1/sales/products',
    group,
    summary: 'Products of every current sale',
    caller: 'anyone',
    query: listingQuery,
    response: productList,
    cancellable: true,
    cacheSeconds: LIST_CACHE_SECONDS,
  }),
  listBrandProducts: listing('/api/v1/brands/{id}/products', 'Products of a brand'),
  suggest: call({
    method: 'GET',
    path: '/api/v1/search/suggestions',
    group,
    summary: 'Search suggestions while typing',
    caller: 'anyone',
    query: z.object({
      keyword: keyword.default(''),
      gender: gender.optional(),
      'how-many': queryInt(1, 20).default(8),
    }),
    response: z.array(suggestion),
    cancellable: true,
    cacheSeconds: LIST_CACHE_SECONDS,
  }),
};

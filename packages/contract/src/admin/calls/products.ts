import { z } from 'zod';
import { KB } from '../../body-size.ts';
import { call } from '../../call.ts';
import { commaList, numericId } from '../../entities/common.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import { productFilter } from '../entities/product-filter.ts';
import { catalogueProduct, catalogueProductRow, imageList } from '../entities/product-records.ts';
import { externalId, productFields, productStatus } from '../entities/products.ts';

const base = {
  group: 'Products',
  caller: 'operator',
  scope: 'shop',
  permission: 'catalogue:write',
} as const;
const params = z.object({ id: numericId });
const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
const MAX_URLS = 10;

/** Products of the catalogue with their images. */
export const catalogueProducts = {
  listCatalogueProducts: call({
    ...base,
    permission: 'catalogue:read',
    scope: 'merchant',
    method: 'GET',
    path: '/admin/api/v1/products',
    summary: 'Products; staff of a merchant see those that their merchant sells',
    label: ['查看商品列表', 'List products'],
    query: z.object({
      ...pageQuery,
      ...productFilter.shape,
      ids: commaList(numericId).optional(),
      sort: z.enum(['newest', 'updated', 'style']).default('newest'),
    }),
    response: pageOf(catalogueProductRow),
  }),
  getCatalogueProduct: call({
    ...base,
    permission: 'catalogue:read',
    scope: 'merchant',
    method: 'GET',
    path: '/admin/api/v1/products/{id}',
    summary: 'One product with everything that can be edited',
    label: ['查看商品', 'Read a product'],
    params,
    response: catalogueProduct,
    errors: ['not-found'],
  }),
  createProduct: call({
    ...base,
    method: 'POST',
    path: '/admin/api/v1/products',
    summary: 'Creates a product as a draft, which no shopper sees',
    label: ['新建商品', 'Create a product'],
    maxBodyBytes: 192 * KB,
    body: productFields.extend({ externalId: externalId.optional() }),
    response: catalogueProduct,
    errors: ['conflict', 'forbidden'],
  }),
  updateProduct: call({
    ...base,
    method: 'PUT',
    path: '/admin/api/v1/products/{id}',
    summary: 'Changes a product; a field that is left out takes its default',
    label: ['修改商品', 'Change a product'],
    params,
    maxBodyBytes: 192 * KB,
    body: productFields.extend({ externalId }),
    response: catalogueProduct,
    errors: ['not-found', 'conflict', 'forbidden', 'precondition-failed'],
  }),
  changeProductStatus: call({
    ...base,
    method: 'PUT',
    path: '/admin/api/v1/products/{id}/status',
    summary:
      'Publishes, hides or archives a product; an archived one is hidden before it is published',
    label: ['上架、隐藏或归档商品', 'Publish, hide or archive a product'],
    params,
    body: z.object({ status: productStatus.exclude(['draft']) }),
    response: catalogueProduct,
    errors: ['not-found', 'conflict', 'forbidden', 'precondition-failed'],
  }),
  addProductImage: call({
    ...base,
    method: 'POST',
    path: '/admin/api/v1/products/{id}/images',
    summary: 'Adds a JPEG, PNG, WebP or AVIF as the last image',
    label: ['上传商品图片', 'Add a picture of a product'],
    params,
    upload: { maxBytes: MAX_IMAGE_BYTES },
    response: catalogueProduct,
    errors: ['not-found', 'conflict', 'forbidden'],
  }),
  fetchProductImages: call({
    ...base,
    method: 'POST',
    path: '/admin/api/v1/products/{id}/images/by-url',
    summary: 'Fetches images from public https URLs and adds them in this order',
    label: ['下载商品图片', 'Fetch pictures of a product'],
    params,
    body: z.object({ urls: z.array(z.url().max(2_000)).min(1).max(MAX_URLS) }),
    response: z.object({
      product: catalogueProduct,
      failed: z.array(z.object({ url: z.string(), reason: z.string() })),
    }),
    errors: ['not-found', 'conflict', 'forbidden'],
  }),
  updateProductImages: call({
    ...base,
    method: 'PUT',
    path: '/admin/api/v1/products/{id}/images',
    summary:
      'Sets order, alternative texts and focal points; an image that is left out is taken off',
    label: ['修改商品图片', 'Change the pictures of a product'],
    params,
    body: z.object({ images: imageList }),
    response: catalogueProduct,
    errors: ['not-found', 'conflict', 'forbidden', 'precondition-failed'],
  }),
};

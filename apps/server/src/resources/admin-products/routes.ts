import type { Handlers } from '@vitrine/contract';
import type { catalogueProducts, catalogueVariants } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { AdminProductDeps } from './deps.ts';
import { fetchImages } from './fetch-images.ts';
import { listProducts } from './list-products.ts';
import { readCatalogueProduct } from './mappers.ts';
import { addImages, readImage, requireProduct, updateImages } from './product-images.ts';
import { findStoredProduct } from './queries.ts';
import { catalogueVariantHandlers } from './variant-routes.ts';
import { changeProductStatus, createProduct, updateProduct } from './write-product.ts';

type Calls = typeof catalogueProducts & typeof catalogueVariants;

/** Operators keep the products of the shop with their images, sizes, stock and prices. */
export const adminProductHandlers = (deps: AdminProductDeps): Handlers<Calls, HandlerContexts> => ({
  ...catalogueVariantHandlers(deps),
  listCatalogueProducts: ({ query }, { operator }) =>
    listProducts(deps, query, operator.merchantId),
  async getCatalogueProduct({ params }, { operator }) {
    const row = await findStoredProduct(deps.db, params.id, operator.merchantId);
    if (!row) throw new ApiProblem('not-found');
    return readCatalogueProduct(deps.db, row);
  },
  createProduct: ({ body }, context) => createProduct(deps, context, body),
  updateProduct: ({ params, body }, context) => updateProduct(deps, context, params.id, body),
  changeProductStatus: ({ params, body }, context) =>
    changeProductStatus(deps, context, params.id, body.status),
  async addProductImage({ params, body }, context) {
    await requireProduct(deps, params.id);
    const image = await readImage(body.bytes, context);
    return addImages(deps, context, params.id, [image]);
  },
  fetchProductImages: ({ params, body }, context) =>
    fetchImages(deps, context, params.id, body.urls),
  updateProductImages: ({ params, body }, context) =>
    updateImages(deps, context, params.id, body.images),
});

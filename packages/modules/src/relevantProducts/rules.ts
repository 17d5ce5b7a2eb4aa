import type { ProductDetail, ProductSummary } from '@vitrine/contract';
import type { Destination } from '@vitrine/platform';
import {
  type FetchProduct,
  findFirstAvailable,
  splitCandidateIds,
} from '../products/load-products.ts';
import { isAvailable, toProductSummary } from '../products/product-summary.ts';

export interface MainProduct extends ProductSummary {
  description: string;
  isAvailable: boolean;
}

export interface RelevantProductsData {
  product: MainProduct;
  similar: ProductSummary[];
}

/** Keeps all views of the product, because its carousel shows them. */
export const toMainProduct = (detail: ProductDetail): MainProduct => ({
  ...toProductSummary(detail),
  images: detail.images,
  description: detail.description,
  isAvailable: isAvailable(detail),
});

const PRODUCT_ID = /^[1-9]\d{0,11}$/;

/** The product id in the page's URL: the product that the user comes from. */
export const getRequestedProductId = (
  query: Readonly<Record<string, string | undefined>> = {},
): string | undefined =>
  query.product_id && PRODUCT_ID.test(query.product_id) ? query.product_id : undefined;

/** The first available product, else the first one that can be loaded, shown as unavailable. */
export async function findProductToShow(
  productIds: string,
  fetch: FetchProduct,
): Promise<ProductDetail | undefined> {
  const available = await findFirstAvailable(productIds, fetch);
  if (available) return available;
  for (const id of splitCandidateIds(productIds)) {
    const product = await fetch(id);
    if (product) return product;
  }
  return undefined;
}

/** The target of the main button: the product page, or the home page if it is unavailable. */
export const getMainTarget = ({ id, isAvailable: canOpen }: MainProduct): Destination =>
  canOpen ? { route: 'product', params: { id } } : { route: 'home' };

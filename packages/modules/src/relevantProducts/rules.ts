import type { ProductDetail, ProductSummary } from '@vitrine/contract';
import type { Destination } from '@vitrine/platform';
import { candidateIds, type Fetch, firstAvailable } from '../products/loadPieces.ts';
import { isAvailable, pieceOf } from '../products/piece.ts';

export interface MainProduct extends ProductSummary {
  description: string;
  isAvailable: boolean;
}

export interface RelevantData {
  product: MainProduct;
  similar: ProductSummary[];
}

/** All views of a product travel, as they make its carousel. */
export const mainProduct = (detail: ProductDetail): MainProduct => ({
  ...pieceOf(detail),
  images: detail.images,
  description: detail.description,
  isAvailable: isAvailable(detail),
});

const PRODUCT_ID = /^[1-9]\d{0,11}$/;

/** The product that a visitor comes from, as the address of the page says. */
export const askedProduct = (
  query: Readonly<Record<string, string | undefined>> = {},
): string | undefined =>
  query.product_id && PRODUCT_ID.test(query.product_id) ? query.product_id : undefined;

/** The first that is available; else the first that can be had at all, to be told as gone. */
export async function chooseProduct(
  productIds: string,
  fetch: Fetch,
): Promise<ProductDetail | undefined> {
  const available = await firstAvailable(productIds, fetch);
  if (available) return available;
  for (const id of candidateIds(productIds)) {
    const known = await fetch(id);
    if (known) return known;
  }
  return undefined;
}

/** Where the main button leads: a product that is gone sends its visitor home. */
export const mainTarget = ({ id, isAvailable: isThere }: MainProduct): Destination =>
  isThere ? { route: 'product', params: { id } } : { route: 'home' };

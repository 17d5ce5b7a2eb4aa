import type { ProductSummary } from '@vitrine/contract';
import { loadListing, type ProductLoadContext } from './load-listing.ts';

/** A set with fewer products is not shown. */
export const MIN_PRODUCTS = 2;

export const hasEnoughProducts = (products: readonly unknown[] | undefined): boolean =>
  (products?.length ?? 0) >= MIN_PRODUCTS;

/** Loads the products of a set, in its own order. `cancelGroupSuffix` separates several sets of one module. */
export const loadSet = (
  context: ProductLoadContext,
  set: { setId: string; quantity: number },
  cancelGroupSuffix = '',
): Promise<ProductSummary[]> =>
  loadListing(context, { type: 'set', id: set.setId }, set.quantity, cancelGroupSuffix);

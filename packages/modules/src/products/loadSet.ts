import type { ProductSummary } from '@vitrine/contract';
import { type Loading, loadListing } from './loadListing.ts';

/** Fewer than two products are no set worth showing. */
export const FEWEST_PRODUCTS = 2;

export const isWorthShowing = (products: readonly unknown[] | undefined): boolean =>
  (products?.length ?? 0) >= FEWEST_PRODUCTS;

/** The products of a set, in its own order. `part` tells several sets of one module apart. */
export const loadSet = (
  context: Loading,
  set: { setId: string; quantity: number },
  part = '',
): Promise<ProductSummary[]> =>
  loadListing(context, { type: 'set', id: set.setId }, set.quantity, part);

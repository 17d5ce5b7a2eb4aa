import type { ProductSummary } from '@vitrine/contract';
import { dropsOdd } from '@vitrine/kit';
import { hasEnoughProducts } from '../products/load-set.ts';

/** Keeps an even number of products; none when there are too few. */
export const selectPairedProducts = (
  products: readonly ProductSummary[] | undefined,
): ProductSummary[] => (hasEnoughProducts(products) ? dropsOdd(products ?? []) : []);

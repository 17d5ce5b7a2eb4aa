import type { ProductSummary } from '@vitrine/contract';
import { dropsOdd } from '@vitrine/kit';
import { isWorthShowing } from '../products/loadSet.ts';

/** Pairs of products; one alone is not shown. */
export const inPairs = (products: readonly ProductSummary[] | undefined): ProductSummary[] =>
  isWorthShowing(products) ? dropsOdd(products ?? []) : [];

import type { ProductSummary } from '@vitrine/contract';
import { dropsOdd } from '@vitrine/kit';
import { isWorthShowing } from '../products/loadSet.ts';

/** Pairs of products; one alone is not shown. */
export const inPairs = (products: readonly ProductSummary[] | undefined): ProductSummary[] =>
  isWorthShowing(products) ? dropsOdd(products ?? []) : [];

/** Columns on a wide screen: three where they leave no hole and four would. */
export const columns = (count: number): 3 | 4 => (count % 4 !== 0 && count % 3 === 0 ? 3 : 4);

import type { ProductSummary } from '@vitrine/contract';
import { isWorthShowing } from '../products/loadSet.ts';
import type { ProductsTab, ProductsWithTabFields } from './schema.ts';

/** The products of each tab, in the order of the tabs; none where a set could not be had. */
export type ProductsWithTabData = ProductSummary[][];

export interface ShownTab {
  tab: ProductsTab;
  products: ProductSummary[];
}

/** Tabs with something worth showing behind them. */
export const shownTabs = (
  { tabs }: Pick<ProductsWithTabFields, 'tabs'>,
  data: ProductsWithTabData | undefined,
): ShownTab[] =>
  tabs
    .map((tab, index) => ({ tab, products: data?.[index] ?? [] }))
    .filter(({ products }) => isWorthShowing(products));

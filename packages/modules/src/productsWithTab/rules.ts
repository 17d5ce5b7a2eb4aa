import type { ProductSummary } from '@vitrine/contract';
import { hasEnoughProducts } from '../products/load-set.ts';
import type { ProductsTab, ProductsWithTabFields } from './schema.ts';

/** The products of each tab, in the order of the tabs; empty where a set could not be loaded. */
export type ProductsWithTabData = ProductSummary[][];

export interface TabWithProducts {
  tab: ProductsTab;
  products: ProductSummary[];
}

/** The tabs that have enough products. */
export const listTabsWithProducts = (
  { tabs }: Pick<ProductsWithTabFields, 'tabs'>,
  data: ProductsWithTabData | undefined,
): TabWithProducts[] =>
  tabs
    .map((tab, index) => ({ tab, products: data?.[index] ?? [] }))
    .filter(({ products }) => hasEnoughProducts(products));

import type { ProductSummary } from '@vitrine/contract';
import { type ModuleProps, selectPairedProducts } from '@vitrine/modules';
import { ProductGrid } from '../parts/ProductGrid.tsx';

/** The products of a set, in rows. */
export const View = ({ data }: ModuleProps<unknown, ProductSummary[]>) => (
  <ProductGrid products={selectPairedProducts(data)} />
);

import type { ProductSummary } from '@vitrine/contract';
import type { ModuleProps, SlideProductsFields } from '@vitrine/modules';
import { ProductRail } from '../../parts/ProductRail.tsx';

/** The products of a set in a row that is swiped. */
export const View = ({ data = [] }: ModuleProps<SlideProductsFields, ProductSummary[]>) => (
  <ProductRail products={data} />
);

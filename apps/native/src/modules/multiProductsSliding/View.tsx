import type { ProductSummary } from '@vitrine/contract';
import type { ModuleProps } from '@vitrine/modules';
import { ProductRail } from '../../parts/ProductRail.tsx';

/** The web has frames of several products; a hand swipes one row. */
export const View = ({ data = [] }: ModuleProps<unknown, ProductSummary[]>) => (
  <ProductRail products={data} />
);

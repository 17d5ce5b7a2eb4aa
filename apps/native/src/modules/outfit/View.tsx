import type { ProductSummary } from '@vitrine/contract';
import type { ModuleProps, OutfitFields } from '@vitrine/modules';
import { Look } from '../parts/Look.tsx';

/** Products that are worn together. */
export const View = ({ fields, data = [] }: ModuleProps<OutfitFields, ProductSummary[]>) => (
  <Look look={fields} layout={fields.layout} products={data} />
);

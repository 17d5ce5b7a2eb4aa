import type { ProductSummary } from '@vitrine/contract';
import type { ModuleProps } from '../definition.ts';
import { Look } from '../products/Look.tsx';
import type { OutfitFields } from './schema.ts';

export const View = ({ fields, data = [] }: ModuleProps<OutfitFields, ProductSummary[]>) => (
  <Look look={fields} layout={fields.layout} pieces={data} />
);

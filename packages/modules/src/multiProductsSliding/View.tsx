import type { ProductSummary } from '@vitrine/contract';
import type { ModuleProps } from '../definition.ts';
import { ProductFrames } from '../products/ProductFrames.tsx';
import type { MultiProductsSlidingFields } from './schema.ts';

export const View = ({
  fields,
  data = [],
}: ModuleProps<MultiProductsSlidingFields, ProductSummary[]>) => (
  <ProductFrames
    products={data}
    fields={fields}
    label={fields.moduleTitle?.title || fields.moduleName}
  />
);

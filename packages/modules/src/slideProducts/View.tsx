import type { ProductSummary } from '@vitrine/contract';
import type { ModuleProps } from '../definition.ts';
import { ProductCarousel } from '../products/ProductCarousel.tsx';
import type { SlideProductsFields } from './schema.ts';

export const View = ({ fields, data = [] }: ModuleProps<SlideProductsFields, ProductSummary[]>) => (
  <ProductCarousel
    products={data}
    label={fields.moduleTitle?.title}
    more={{
      link: fields.commonLink,
      fallback: { route: 'list', query: { set: fields.setId } },
      text: fields.showMoreText,
    }}
  />
);

import type { ProductSummary } from '@vitrine/contract';
import type { ModuleProps } from '../definition.ts';
import { Slide } from '../products/Slide.tsx';
import type { SlideProductsFields } from './schema.ts';

export const View = ({ fields, data = [] }: ModuleProps<SlideProductsFields, ProductSummary[]>) => (
  <Slide
    products={data}
    label={fields.moduleTitle?.title}
    more={{
      link: fields.commonLink,
      rest: { route: 'list', query: { set: fields.setId } },
      text: fields.showMoreText,
    }}
  />
);

import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import {
  autoPlay,
  intervalTime,
  line,
  productCount,
  quantityPerFrame,
  setId,
} from '../fields/scalars.ts';

const TAB_PRODUCTS_DEFAULT = 4;
const TABS_MAX = 12;

const tab = z.object({
  tabName: line(20).pipe(z.string().min(1, 'must have a name')).meta(label('标签', 'Tab')),
  setId,
  quantity: productCount(TAB_PRODUCTS_DEFAULT),
  linkText: line(20).meta(label('按钮文字', 'Button text')),
  commonLink,
});

/** Tabs with one product set each. */
export const schema = z
  .object({
    ...commonFields,
    tabs: z.array(tab).min(1).max(TABS_MAX).meta(label('标签页', 'Tabs')),
    quantityPerFrame,
    autoPlay,
    intervalTime,
  })
  .meta({
    ...label('标签商品', 'Products in tabs'),
    sample: {
      zh: {
        tabs: [
          { tabName: '针织', setId: '504' },
          { tabName: '包袋', setId: '505' },
        ],
      },
      en: {
        tabs: [
          { tabName: 'Knitwear', setId: '504' },
          { tabName: 'Bags', setId: '505' },
        ],
      },
    },
  });
export type ProductsWithTabFields = z.infer<typeof schema>;
export type ProductsTab = ProductsWithTabFields['tabs'][number];

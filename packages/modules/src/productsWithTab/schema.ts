import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import {
  autoPlay,
  countUpTo,
  intervalTime,
  line,
  quantityPerFrame,
  setId,
} from '../fields/scalars.ts';

const TAB_PRODUCTS_DEFAULT = 4;
const TAB_PRODUCTS_MAX = 20;
const TABS_MAX = 12;

const tab = z.object({
  tabName: line(20).pipe(z.string().min(1, 'must have a name')).meta(label('标签', 'Tab')),
  setId,
  quantity: countUpTo({ min: 2, max: TAB_PRODUCTS_MAX, default: TAB_PRODUCTS_DEFAULT }).meta(
    label('商品数量', 'How many products'),
  ),
  linkText: line(20).meta(label('按钮文字', 'Words on the button')),
  commonLink,
});

/** A set of products behind each tab. */
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

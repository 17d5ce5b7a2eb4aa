import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { picture } from '../fields/picture.ts';
import { productCandidates } from '../fields/product.ts';
import { countUpTo, line } from '../fields/scalars.ts';

const SIMILAR = { min: 2, max: 20, default: 10 };

/** One product in full with similar products; a banner if it cannot be loaded. */
export const schema = z
  .object({
    ...commonFields,
    productIds: productCandidates,
    display: z
      .enum(['page', 'sheet'])
      .default('page')
      .meta(
        label('展示：直接展示，或点横幅展开', 'Display: in the page, or opened from the banner'),
      ),
    image: picture.optional().meta(label('横幅', 'Banner')),
    commonLink,
    buttonText: line(20).meta(label('按钮文字', 'Button text')),
    similarTitle: line(20).meta(label('相似商品标题', 'Title of similar products')),
    quantity: countUpTo(SIMILAR).meta(label('相似商品数量', 'Number of similar products')),
  })
  .meta({
    ...label('相关商品', 'A product and its like'),
    sample: {
      zh: { productIds: '94869229', moduleTitle: { title: '您看过的这一件' } },
      en: { productIds: '94869229', moduleTitle: { title: 'The one you looked at' } },
    },
  });
export type RelevantProductsFields = z.infer<typeof schema>;

import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { idList } from '../fields/product.ts';
import { countWithin } from '../fields/scalars.ts';

const HOW_MANY = { min: 1, max: 20, default: 5 };

/** The best sellers of a category, by rank. */
export const schema = z
  .object({
    ...commonFields,
    categoryIds: idList.optional().meta({
      ...label('品类编号，留空则取最畅销的品类', 'Categories; empty: the best-selling one'),
      widget: 'category',
    }),
    gender: z.enum(['women', 'men', 'kids']).default('women').meta(label('性别', 'Gender')),
    howMany: countWithin(HOW_MANY).meta(label('上榜数量', 'Number of ranks')),
  })
  .meta({
    ...label('热销榜单', 'Best sellers'),
    sample: {
      zh: { categoryIds: '142110', moduleTitle: { title: '热销榜单', subTitle: '女士外套' } },
      en: { categoryIds: '142110', moduleTitle: { title: 'Best sellers', subTitle: 'Coats' } },
    },
  });
export type BillboardFields = z.infer<typeof schema>;

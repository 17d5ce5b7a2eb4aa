import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { picture } from '../fields/picture.ts';
import { countUpTo, setId } from '../fields/scalars.ts';

const PRODUCTS_DEFAULT = 4;
const PRODUCTS_MAX = 20;

/** Some products of a set, perhaps under a picture, and a button that leads to all of them. */
export const schema = z
  .object({
    ...commonFields,
    setId,
    quantity: countUpTo({ min: 2, max: PRODUCTS_MAX, default: PRODUCTS_DEFAULT }).meta(
      label('商品数量', 'How many products'),
    ),
    image: picture.optional().meta(label('图片', 'Picture')),
    commonLink,
  })
  .meta({
    ...label('商品与按钮', 'Products with a button'),
    sample: {
      zh: { setId: '504', moduleTitle: { title: '安静的针织' } },
      en: { setId: '504', moduleTitle: { title: 'Quiet knitwear' } },
    },
  });
export type ProductsWithCTAFields = z.infer<typeof schema>;

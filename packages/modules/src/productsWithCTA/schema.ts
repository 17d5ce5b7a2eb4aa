import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { picture } from '../fields/picture.ts';
import { productCount, setId } from '../fields/scalars.ts';

const DEFAULT_PRODUCTS = 4;

/** Some products of a set with an optional picture, and a button that links to all of them. */
export const schema = z
  .object({
    ...commonFields,
    setId,
    quantity: productCount(DEFAULT_PRODUCTS),
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

import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { autoPlay, countUpTo, intervalTime, quantityPerFrame, setId } from '../fields/scalars.ts';

const PRODUCTS_DEFAULT = 12;
const PRODUCTS_MAX = 20;

/** Several products in the window at once, and the next ones a slide further. */
export const schema = z
  .object({
    ...commonFields,
    setId,
    quantity: countUpTo({ min: 2, max: PRODUCTS_MAX, default: PRODUCTS_DEFAULT }).meta(
      label('商品数量', 'How many products'),
    ),
    quantityPerFrame,
    autoPlay,
    intervalTime,
  })
  .meta({
    ...label('多商品轮播', 'Frames of products'),
    sample: {
      zh: { setId: '518', moduleTitle: { title: '脚上的事' } },
      en: { setId: '518', moduleTitle: { title: 'On the feet' } },
    },
  });
export type MultiProductsSlidingFields = z.infer<typeof schema>;

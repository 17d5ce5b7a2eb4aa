import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import {
  autoPlay,
  intervalTime,
  productCount,
  quantityPerFrame,
  setId,
} from '../fields/scalars.ts';

const DEFAULT_PRODUCTS = 12;

/** A carousel of frames with several products each. */
export const schema = z
  .object({
    ...commonFields,
    setId,
    quantity: productCount(DEFAULT_PRODUCTS),
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

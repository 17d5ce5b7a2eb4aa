import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { lookFields } from '../fields/look.ts';

const layout = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .default(1)
  .meta(
    label(
      '布局：1 一行三件，2 旁列两件，3 横滑，4 旁列清单，5 左右各两件',
      'Layout: 1 three in a row, 2 two beside, 3 sliding, 4 a list beside, 5 two on either side',
    ),
  );

/** An outfit: a picture, a text, and its products in one of five layouts. */
export const schema = z.object({ ...commonFields, ...lookFields, layout }).meta({
  ...label('穿搭', 'Outfit'),
  sample: {
    zh: {
      title: '去美术馆的周四',
      description: '廓形松一寸，步子就慢一分。',
      image: { key: 'banner-tailoring-3x4', alt: '西装与长裤' },
      cells: [{ productIds: '54852760' }, { productIds: '48831930' }],
    },
    en: {
      title: 'Thursday at the museum',
      description: 'An inch more room, and one walks a little slower.',
      image: { key: 'banner-tailoring-3x4', alt: 'A blazer and trousers' },
      cells: [{ productIds: '54852760' }, { productIds: '48831930' }],
    },
  },
});
export type OutfitFields = z.infer<typeof schema>;

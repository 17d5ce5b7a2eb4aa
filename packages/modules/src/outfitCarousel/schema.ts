import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { look } from '../fields/look.ts';
import { autoPlay, intervalTime } from '../fields/scalars.ts';

const MAX_LOOKS = 12;

/** A carousel of outfits. */
export const schema = z
  .object({
    ...commonFields,
    outfits: z.array(look).min(1).max(MAX_LOOKS).meta(label('穿搭', 'Outfits')),
    autoPlay,
    intervalTime,
  })
  .meta({
    ...label('穿搭轮播', 'Outfits as slides'),
    sample: {
      zh: {
        outfits: [
          {
            title: '去美术馆的周四',
            image: { key: 'banner-tailoring-3x4', alt: '西装与长裤' },
            cells: [{ productIds: '54852760' }, { productIds: '48831930' }],
          },
          {
            title: '风先到窗前',
            image: { key: 'banner-satin-3x4', alt: '缎面吊带裙' },
            cells: [{ productIds: '23704517' }, { productIds: '10938455' }],
          },
        ],
      },
      en: {
        outfits: [
          {
            title: 'Thursday at the museum',
            image: { key: 'banner-tailoring-3x4', alt: 'A blazer and trousers' },
            cells: [{ productIds: '54852760' }, { productIds: '48831930' }],
          },
          {
            title: 'The wind gets to the window first',
            image: { key: 'banner-satin-3x4', alt: 'A satin slip dress' },
            cells: [{ productIds: '23704517' }, { productIds: '10938455' }],
          },
        ],
      },
    },
  });
export type OutfitCarouselFields = z.infer<typeof schema>;

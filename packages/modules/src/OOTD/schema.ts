import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { picture } from '../fields/picture.ts';
import { candidates } from '../fields/product.ts';
import { autoPlay, countUpTo, intervalTime, switchField } from '../fields/scalars.ts';

const PER_FRAME = { min: 2, max: 5, default: 2 };
const PIECES_MAX = 4;
const LOOKS_MAX = 30;

const frameItem = z.object({
  image: picture
    .optional()
    .meta(label('图片，留空则用首件单品', 'Picture; empty: the first piece')),
  productids: z
    .array(candidates)
    .max(PIECES_MAX)
    .default([])
    .meta(label('单品，每行一件', 'Pieces, one in a line')),
  useSecondPicture: switchField().meta(label('单品用第二张图', 'Pieces by their second picture')),
  commonLink,
});

/** What to wear today: looks beside one another, each over its pieces. */
export const schema = z
  .object({
    ...commonFields,
    frameItems: z.array(frameItem).min(1).max(LOOKS_MAX).meta(label('每日搭配', 'Looks')),
    quantityPerFrame: countUpTo(PER_FRAME).meta(label('每屏数量', 'Looks in a frame')),
    autoPlay,
    intervalTime,
  })
  .meta({
    ...label('每日搭配', 'Outfit of the day'),
    sample: {
      zh: {
        moduleTitle: { title: '今日穿什么' },
        frameItems: [
          {
            image: { key: 'banner-tailoring-3x4', alt: '西装与长裤' },
            productids: ['54852760', '61797606'],
          },
          {
            image: { key: 'banner-autumn-3x4', alt: '驼色风衣' },
            productids: ['94869229', '99187891'],
          },
        ],
      },
      en: {
        moduleTitle: { title: 'What to wear today' },
        frameItems: [
          {
            image: { key: 'banner-tailoring-3x4', alt: 'A blazer and trousers' },
            productids: ['54852760', '61797606'],
          },
          {
            image: { key: 'banner-autumn-3x4', alt: 'A camel trench' },
            productids: ['94869229', '99187891'],
          },
        ],
      },
    },
  });
export type OOTDFields = z.infer<typeof schema>;
export type OOTDItem = OOTDFields['frameItems'][number];

import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { picture } from '../fields/picture.ts';
import { productCandidates } from '../fields/product.ts';
import { autoPlay, countUpTo, intervalTime, switchField } from '../fields/scalars.ts';

const PER_FRAME = { min: 2, max: 5, default: 2 };
const MAX_PRODUCTS = 4;
const MAX_LOOKS = 30;
const MAX_OUTFITS = 20;

const frameItem = z.object({
  image: picture
    .optional()
    .meta(label('图片，留空则用首件商品', 'Picture; empty: the first product')),
  productids: z
    .array(productCandidates)
    .max(MAX_PRODUCTS)
    .default([])
    .meta(label('商品，每行一件', 'Products, one per line')),
  useSecondPicture: switchField().meta(label('商品用第二张图', 'Use the second product picture')),
  commonLink,
});

/** Outfits of the day, of the page or of the stylist: looks side by side, each above its products. */
export const schema = z
  .object({
    ...commonFields,
    source: z
      .enum(['page', 'stylist'])
      .default('page')
      .meta(label('来源：本页，或造型师当日搭配', 'Source: this page, or the stylist of the day')),
    gender: z.enum(['women', 'men', 'kids']).default('women').meta(label('性别', 'Gender')),
    howMany: countUpTo({ min: 1, max: MAX_OUTFITS, default: 4 }).meta(
      label('造型师搭配数量', 'Outfits of the stylist'),
    ),
    frameItems: z
      .array(frameItem)
      .max(MAX_LOOKS)
      .default([])
      .meta(label('每日搭配，造型师没有搭配时也用', 'Looks, also used when the stylist has none')),
    quantityPerFrame: countUpTo(PER_FRAME).meta(label('每屏数量', 'Looks per frame')),
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

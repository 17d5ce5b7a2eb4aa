import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { pictureItem, ratio } from '../fields/picture.ts';
import { line, numberOfPerLine } from '../fields/scalars.ts';

const tab = z.object({
  tabName: line(20).pipe(z.string().min(1, 'must have a name')).meta(label('标签', 'Tab')),
  images: z.array(pictureItem).max(40).default([]).meta(label('图片', 'Pictures')),
  commonLink,
});

const style = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .default(1)
  .meta(
    label(
      '样式：1 整齐，2 四张错落，3 四张错落、左右相反',
      'Style: 1 in lines, 2 a mosaic of four, 3 the same mirrored',
    ),
  );

const image = (motif: string, alt: string) => ({ image: { key: `banner-${motif}-3x4`, alt } });

/** Pictures under tabs, as a grid or in groups of four. */
export const schema = z
  .object({
    ...commonFields,
    tabs: z.array(tab).min(1).max(12).meta(label('标签页', 'Tabs')),
    displayOptions: z.object({ style }).prefault({}).meta(label('显示', 'Display')),
    numberOfPerLine,
    ratio: ratio(),
  })
  .meta({
    ...label('带标签的图片', 'Pictures under tabs'),
    sample: {
      zh: {
        displayOptions: { style: 2 },
        tabs: [
          {
            tabName: '女士',
            images: [
              image('tailoring', '灰墙前的西装与长裤'),
              image('shoes', '窗光里的鞋'),
              image('bags', '石台上的手袋'),
              image('satin', '香槟色缎面吊带裙'),
            ],
          },
          {
            tabName: '男士',
            images: [image('men-coats', '驼色羊毛大衣'), image('men-shoes', '德比鞋与切尔西靴')],
          },
        ],
      },
      en: {
        displayOptions: { style: 2 },
        tabs: [
          {
            tabName: 'Women',
            images: [
              image('tailoring', 'A blazer and trousers on a grey wall'),
              image('shoes', 'Shoes in window light'),
              image('bags', 'A bag on a plinth'),
              image('satin', 'A champagne satin slip dress'),
            ],
          },
          {
            tabName: 'Men',
            images: [
              image('men-coats', 'A camel wool overcoat'),
              image('men-shoes', 'Derby shoes and Chelsea boots'),
            ],
          },
        ],
      },
    },
  });
export type ImageListWithTabsFields = z.infer<typeof schema>;
export type ImageTab = z.infer<typeof tab>;

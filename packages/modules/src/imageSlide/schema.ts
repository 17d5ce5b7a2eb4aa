import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { picture, pictureItem, ratio } from '../fields/picture.ts';
import { autoPlay, intervalTime, switchField } from '../fields/scalars.ts';

const slide = pictureItem.extend({
  wideImage: picture.optional().meta(label('宽屏图片', 'Desktop picture')),
});

const image = (motif: string, alt: string, title: string) => ({
  image: { key: `banner-${motif}-3x4`, alt },
  wideImage: { key: `banner-${motif}-16x9`, alt },
  title,
});

/** A carousel of pictures in full page width. */
export const schema = z
  .object({
    ...commonFields,
    images: z.array(slide).min(1).max(12).meta(label('图片', 'Pictures')),
    ratio: ratio('4/5'),
    marks: z
      .enum(['dots', 'line', 'counter', 'none'])
      .default('dots')
      .meta(label('位置标记：点、线、数字、无', 'Pagination: dots, line, counter, none')),
    inset: switchField().meta(label('左右留边', 'Side margins')),
    firstScreen: switchField().meta(label('在首屏，立即加载', 'On the first screen: load at once')),
    autoPlay,
    intervalTime,
  })
  .meta({
    ...label('图片轮播', 'Picture slides'),
    sample: {
      zh: {
        autoPlay: true,
        images: [
          image('autumn', '午后窗光里的驼色风衣', '风衣'),
          image('satin', '松绿墙前的香槟色吊带裙', '缎'),
        ],
      },
      en: {
        autoPlay: true,
        images: [
          image('autumn', 'A camel trench in afternoon light', 'The trench'),
          image('satin', 'A champagne slip dress on a pine wall', 'Satin'),
        ],
      },
    },
  });
export type ImageSlideFields = z.infer<typeof schema>;
export type ImageSlideItem = z.infer<typeof slide>;

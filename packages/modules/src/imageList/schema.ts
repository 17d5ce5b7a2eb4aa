import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { pictureItem, ratio } from '../fields/picture.ts';
import { numberOfPerLine, switchField } from '../fields/scalars.ts';

const image = (key: string, alt: string, title: string) => ({ image: { key, alt }, title });

/** Pictures in two, three or four columns. */
export const schema = z
  .object({
    ...commonFields,
    images: z.array(pictureItem).min(1).max(40).meta(label('图片', 'Pictures')),
    numberOfPerLine,
    ratio: ratio(),
    bleeds: switchField().meta(label('通栏，不留边', 'Full bleed')),
  })
  .meta({
    ...label('图片列表', 'Picture list'),
    sample: {
      zh: {
        images: [
          image('banner-tweed-3x4', '黑白粗花呢外套与半裙', '粗花呢'),
          image('banner-knitwear-3x4', '象牙白绞花高领毛衣', '针织'),
        ],
      },
      en: {
        images: [
          image('banner-tweed-3x4', 'A tweed jacket and skirt', 'Tweed'),
          image('banner-knitwear-3x4', 'An ivory cable roll neck', 'Knitwear'),
        ],
      },
    },
  });
export type ImageListFields = z.infer<typeof schema>;

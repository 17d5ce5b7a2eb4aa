import { z } from 'zod';
import { commonFields, moduleTitle, spacing } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { colour } from '../fields/scalars.ts';

/**
 * A heading by itself, over the modules that follow.
 * - `section`: as modules have it.
 * - `chapter`: a large one, which opens a part of the page.
 */
export const schema = z
  .object({
    ...commonFields,
    ...moduleTitle.shape,
    spacing: spacing('none'),
    look: z.enum(['section', 'chapter']).default('section').meta(label('样式', 'Look')),
    color: colour.meta(label('文字颜色', 'Colour of the words')),
  })
  .meta({
    ...label('标题', 'Heading'),
    sample: {
      zh: {
        kicker: 'Chapter two',
        title: '衣柜之外',
        subTitle: '路上用得到的几样',
        look: 'chapter',
      },
      en: {
        kicker: 'Chapter two',
        title: 'Beyond the wardrobe',
        subTitle: 'A few things for the road',
        look: 'chapter',
      },
    },
  });
export type ContentTitleFields = z.infer<typeof schema>;

import { z } from 'zod';
import { commonFields, moduleTitle, spacing } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { colour } from '../fields/scalars.ts';

/**
 * A heading on its own, above the modules that follow.
 * - `section`: like the heading of a module.
 * - `chapter`: a large heading that starts a new part of the page.
 */
export const schema = z
  .object({
    ...commonFields,
    ...moduleTitle.shape,
    spacing: spacing('none'),
    look: z.enum(['section', 'chapter']).default('section').meta(label('样式', 'Style')),
    color: colour.meta(label('文字颜色', 'Text colour')),
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

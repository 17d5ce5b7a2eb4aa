import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { colour, line, richText } from '../fields/scalars.ts';

/**
 * Text without a picture.
 * - `display`: centred, with the first heading of the page.
 * - `lead`: a few lines of large text.
 * - `body`: running text, as used on help pages.
 */
export const schema = z
  .object({
    ...commonFields,
    style: z.enum(['display', 'lead', 'body']).default('body').meta(label('样式', 'Style')),
    align: z.enum(['start', 'centre']).default('start').meta(label('对齐', 'Alignment')),
    color: colour.meta(label('文字颜色', 'Text colour')),
    kicker: line(40).meta(label('眉题', 'Kicker')),
    title: line(80).meta(label('标题', 'Title')),
    content: richText().meta(label('正文', 'Text')),
  })
  .meta({ ...label('文字', 'Text'), essentialFields: ['content'] });
export type TextFields = z.infer<typeof schema>;

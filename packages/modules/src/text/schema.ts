import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { colour, html, line } from '../fields/scalars.ts';

/**
 * Words on their own.
 * - `display`: an opening, centred, with the page's first heading.
 * - `lead`: a few large lines.
 * - `body`: reading text; help pages are made of it.
 */
export const schema = z
  .object({
    ...commonFields,
    style: z.enum(['display', 'lead', 'body']).default('body').meta(label('样式', 'Style')),
    align: z.enum(['start', 'centre']).default('start').meta(label('对齐', 'Alignment')),
    color: colour.meta(label('文字颜色', 'Colour of the words')),
    kicker: line(40).meta(label('眉题', 'Kicker')),
    title: line(80).meta(label('标题', 'Title')),
    content: html().meta(label('正文', 'Text')),
  })
  .meta(label('文字', 'Text'));
export type TextFields = z.infer<typeof schema>;

import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { colour, line, paragraph } from '../fields/scalars.ts';

const link = { web: '/content/about', mp: '/pages/content/index?id=about' };

/**
 * A short text with a link.
 * - `line`: the text, then an underlined link.
 * - `row`: the whole row is the link, with an arrow at its end.
 */
export const schema = z
  .object({
    ...commonFields,
    text: paragraph(200).meta(label('文字', 'Text')),
    linkText: line(30).meta(label('链接文字', 'Link text')),
    commonLink,
    style: z.enum(['line', 'row']).default('line').meta(label('样式', 'Style')),
    align: z.enum(['start', 'centre']).default('start').meta(label('对齐', 'Alignment')),
    color: colour.meta(label('文字颜色', 'Text colour')),
  })
  .meta({
    ...label('带链接的文字', 'Words with a link'),
    sample: {
      zh: { text: '衣物从哪里来，怎么来。', linkText: '关于我们', commonLink: link },
      en: { text: 'Where things come from, and how.', linkText: 'About us', commonLink: link },
    },
  });
export type TextWithLinkFields = z.infer<typeof schema>;

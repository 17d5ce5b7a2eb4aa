import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { colour, line, words } from '../fields/scalars.ts';

const link = { web: '/content/about', mp: '/pages/content/index?id=about' };

/**
 * A few words and where they lead.
 * - `line`: the words, then an underlined link.
 * - `row`: the whole line is the link, with an arrow at its end.
 */
export const schema = z
  .object({
    ...commonFields,
    text: words(200).meta(label('文字', 'Words')),
    linkText: line(30).meta(label('链接文字', 'Words of the link')),
    commonLink,
    style: z.enum(['line', 'row']).default('line').meta(label('样式', 'Style')),
    align: z.enum(['start', 'centre']).default('start').meta(label('对齐', 'Alignment')),
    color: colour.meta(label('文字颜色', 'Colour of the words')),
  })
  .meta({
    ...label('带链接的文字', 'Words with a link'),
    sample: {
      zh: { text: '衣物从哪里来，怎么来。', linkText: '关于别处', commonLink: link },
      en: { text: 'Where things come from, and how.', linkText: 'About us', commonLink: link },
    },
  });
export type TextWithLinkFields = z.infer<typeof schema>;

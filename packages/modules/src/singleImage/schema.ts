import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { picture } from '../fields/picture.ts';
import { colour, line, switchField, words } from '../fields/scalars.ts';

/**
 * One picture, with or without words.
 * - `plain`: the picture, its title beneath.
 * - `hero`: opens a page; the title is the page's first heading.
 * - `beside`: on a wide screen words stand next to the picture.
 */
export const schema = z
  .object({
    ...commonFields,
    image: picture.meta(label('图片', 'Picture')),
    wideImage: picture.optional().meta(label('宽屏图片', 'Picture for wide screens')),
    layout: z.enum(['plain', 'hero', 'beside']).default('plain').meta(label('版式', 'Layout')),
    inset: switchField().meta(label('左右留边', 'Keeps the side margins')),
    kicker: line(40).meta(label('眉题', 'Kicker')),
    title: line().meta(label('标题', 'Title')),
    description: words().meta(label('描述', 'Description')),
    label: line(30).meta(label('角标', 'Label')),
    labelColor: colour.meta(label('角标颜色', 'Colour of the label')),
    linkText: line(20).meta(label('链接文字', 'Words of the link')),
    commonLink,
  })
  .meta(label('单图', 'Single picture'));
export type SingleImageFields = z.infer<typeof schema>;

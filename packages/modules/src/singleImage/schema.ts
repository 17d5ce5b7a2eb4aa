import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { picture } from '../fields/picture.ts';
import { colour, line, paragraph, switchField } from '../fields/scalars.ts';

/**
 * One picture, with or without text.
 * - `plain`: the picture with its title below.
 * - `hero`: at the top of a page; its title is the first heading of the page.
 * - `beside`: on desktop the text is beside the picture.
 */
export const schema = z
  .object({
    ...commonFields,
    image: picture.meta(label('图片', 'Picture')),
    wideImage: picture.optional().meta(label('宽屏图片', 'Desktop picture')),
    layout: z.enum(['plain', 'hero', 'beside']).default('plain').meta(label('版式', 'Layout')),
    inset: switchField().meta(label('左右留边', 'Side margins')),
    kicker: line(40).meta(label('眉题', 'Kicker')),
    title: line().meta(label('标题', 'Title')),
    description: paragraph().meta(label('描述', 'Description')),
    label: line(30).meta(label('角标', 'Label')),
    labelColor: colour.meta(label('角标颜色', 'Label colour')),
    linkText: line(20).meta(label('链接文字', 'Link text')),
    commonLink,
  })
  .meta(label('单图', 'Single picture'));
export type SingleImageFields = z.infer<typeof schema>;

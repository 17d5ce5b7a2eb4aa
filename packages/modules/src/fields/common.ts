import { z } from 'zod';
import { label } from './label.ts';
import { commonLink } from './link.ts';
import { picture } from './picture.ts';
import { colour, line } from './scalars.ts';

export const moduleTitle = z.object({
  kicker: line(40).meta(label('眉题', 'Kicker')),
  title: line().meta(label('标题', 'Title')),
  subTitle: line(120).meta(label('副标题', 'Subtitle')),
  image: picture.optional().meta(label('标题图', 'Title picture')),
  align: z.enum(['start', 'centre']).default('start').meta(label('对齐', 'Alignment')),
  linkText: line(20).meta(label('链接文字', 'Link text')),
  commonLink,
});
export type ModuleTitle = z.infer<typeof moduleTitle>;

export const ctaButton = z.object({
  text: line(20).meta(label('按钮文字', 'Button text')),
  commonLink,
  colorOfText: colour.meta(label('文字颜色', 'Text colour')),
  backgroundColor: colour.meta(label('底色', 'Background')),
});
export type CtaButton = z.infer<typeof ctaButton>;

export const spacing = (space: 'section' | 'tight' | 'none' = 'section') =>
  z.enum(['section', 'tight', 'none']).default(space).meta(label('下方留白', 'Bottom spacing'));

/** The fields that every module has. */
export const commonFields = {
  moduleName: line().meta(label('模块名称（仅编辑可见）', 'Name, for editors only')),
  anchorLink: line(12).meta(label('目录标签，留空则不进目录', 'Elevator tab; empty: none')),
  background: colour.meta(label('背景', 'Background')),
  spacing: spacing(),
  moduleTitle: moduleTitle.optional().meta(label('模块标题', 'Heading')),
  bottomText: line(200).meta(label('底部文字', 'Bottom text')),
  ctaButton: ctaButton.optional().meta(label('按钮', 'Button')),
};
export type CommonFields = z.infer<z.ZodObject<typeof commonFields>>;

import { z } from 'zod';
import { commonFields, spacing } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { colour, line, richText } from '../fields/scalars.ts';

const item = z.object({
  text: line(80).pipe(z.string().min(1, 'must say something')).meta(label('文案', 'Text')),
  color: colour.meta(label('文字颜色', 'Text colour')),
  link: commonLink,
  popupTitle: line(40).meta(label('规则标题', 'Rules title')),
  popupContent: richText().meta(label('规则内容', 'Rules')),
});

/** A bar of rotating promotion lines; a line may open its rules or be a link. */
export const schema = z
  .object({
    ...commonFields,
    spacing: spacing('none'),
    items: z.array(item).min(1).max(10).meta(label('条目', 'Lines')),
  })
  .meta(label('促销滚动条', 'Promotion bar'));
export type PosFields = z.infer<typeof schema>;
export type PosItem = z.infer<typeof item>;

import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { colour } from '../fields/scalars.ts';

/** A horizontal line: thin, dark or dashed; as wide as the page, as wide as the text, or short. */
export const schema = z
  .object({
    ...commonFields,
    style: z
      .enum(['hair', 'ink', 'dashed'])
      .default('hair')
      .meta(label('样式：细线、墨线、虚线', 'Style: thin, dark, dashed')),
    width: z
      .enum(['page', 'text', 'short'])
      .default('text')
      .meta(label('宽度：通栏、留边、短线', 'Width: page, text, short')),
    color: colour.meta(label('颜色', 'Colour')),
  })
  .meta({
    ...label('分隔线', 'Dividing line'),
    sample: { zh: { width: 'short', style: 'ink' }, en: { width: 'short', style: 'ink' } },
  });
export type DividingLineFields = z.infer<typeof schema>;

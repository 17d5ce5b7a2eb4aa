import { z } from 'zod';
import { commonFields, ctaButton, spacing } from '../fields/common.ts';
import { label } from '../fields/label.ts';

const link = {
  web: '/content/autumn-letter',
  mp: '/pages/content/index?id=autumn-letter',
};

/** A single button: filled, outlined, or underlined text. */
export const schema = z
  .object({
    ...commonFields,
    ...ctaButton.shape,
    spacing: spacing('tight'),
    kind: z
      .enum(['fill', 'outline', 'text'])
      .default('outline')
      .meta(label('样式：实底、描边、文字', 'Style: filled, outlined, text')),
  })
  .meta({
    ...label('按钮', 'Button'),
    sample: {
      zh: { text: '拆开这封信', commonLink: link },
      en: { text: 'Open the letter', commonLink: link },
    },
  });
export type CtaButtonFields = z.infer<typeof schema>;

import { z } from 'zod';
import { commonFields, spacing } from '../fields/common.ts';
import { label } from '../fields/label.ts';

/** The default height of a spacer. */
export const SPACER_SIZE = 12;

/** An empty space between modules. */
export const schema = z
  .object({
    ...commonFields,
    spacing: spacing('none'),
    size: z
      .number()
      .min(0)
      .max(400)
      .default(SPACER_SIZE)
      .meta(label('高度（设计稿像素）', 'Height, in pixels of the design')),
  })
  .meta({
    ...label('间距', 'Spacer'),
    sample: { zh: { size: 48, background: 'ivory' }, en: { size: 48, background: 'ivory' } },
  });
export type SpacerFields = z.infer<typeof schema>;

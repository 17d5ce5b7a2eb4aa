import { defineModule } from '../definition.ts';
import type { CtaButtonFields } from './schema.ts';

export const definition = defineModule<CtaButtonFields>({
  code: 'ctaButton',
  isVisible: ({ fields }) => Boolean(fields.commonLink),
});

import { defineModule } from '../definition.ts';
import { leads } from '../parts/leads.ts';
import type { CtaButtonFields } from './schema.ts';

export const definition = defineModule<CtaButtonFields>({
  code: 'ctaButton',
  isVisible: ({ fields, host }) => leads(fields.commonLink, host),
});

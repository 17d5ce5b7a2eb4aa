import { defineModule } from '../definition.ts';
import { hasLinkTarget } from '../parts/link-target.ts';
import type { CtaButtonFields } from './schema.ts';

export const definition = defineModule<CtaButtonFields>({
  code: 'ctaButton',
  isVisible: ({ fields, host }) => hasLinkTarget(fields.commonLink, host),
});

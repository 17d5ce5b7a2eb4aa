import { defineModule } from '../definition.ts';
import { leads } from '../parts/leads.ts';
import type { CampaignCTAButtonFields } from './schema.ts';

export const definition = defineModule<CampaignCTAButtonFields>({
  code: 'campaignCTAButton',
  bare: true,
  staysInSight: ({ stickyBottom }) => stickyBottom,
  isVisible: ({ fields, host }) => fields.buttons.some(({ commonLink }) => leads(commonLink, host)),
});

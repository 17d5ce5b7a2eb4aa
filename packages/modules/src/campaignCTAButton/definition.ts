import { defineModule } from '../definition.ts';
import type { CampaignCTAButtonFields } from './schema.ts';

export const definition = defineModule<CampaignCTAButtonFields>({
  code: 'campaignCTAButton',
  bare: true,
  staysInSight: ({ stickyBottom }) => stickyBottom,
  isVisible: ({ fields }) => fields.buttons.some(({ commonLink }) => commonLink),
});

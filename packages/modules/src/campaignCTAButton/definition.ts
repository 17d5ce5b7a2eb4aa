import { defineModule } from '../definition.ts';
import { hasLinkTarget } from '../parts/link-target.ts';
import type { CampaignCTAButtonFields } from './schema.ts';

export const definition = defineModule<CampaignCTAButtonFields>({
  code: 'campaignCTAButton',
  noPadding: true,
  isStickyBottom: ({ stickyBottom }) => stickyBottom,
  isVisible: ({ fields, host }) =>
    fields.buttons.some(
      ({ commonLink, campaignId }) => campaignId !== '' || hasLinkTarget(commonLink, host),
    ),
});

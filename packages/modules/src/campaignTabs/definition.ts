import { defineModule } from '../definition.ts';
import { createLinkResolver } from '../parts/link-target.ts';
import { listCampaignTabs } from './rules.ts';
import type { CampaignTabsFields } from './schema.ts';

export const definition = defineModule<CampaignTabsFields>({
  code: 'campaignTabs',
  isVisible: ({ fields, host }) =>
    listCampaignTabs(fields.tabs, createLinkResolver(host)).length > 0,
});

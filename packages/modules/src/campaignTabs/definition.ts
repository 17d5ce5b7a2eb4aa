import { defineModule } from '../definition.ts';
import { targetOn } from '../parts/leads.ts';
import { openTabs } from './rules.ts';
import type { CampaignTabsFields } from './schema.ts';

export const definition = defineModule<CampaignTabsFields>({
  code: 'campaignTabs',
  isVisible: ({ fields, host }) => openTabs(fields.tabs, targetOn(host)).length > 0,
});

import { defineModule } from '../definition.ts';
import { FEWEST_TABS } from './rules.ts';
import type { CampaignTabsFields } from './schema.ts';

export const definition = defineModule<CampaignTabsFields>({
  code: 'campaignTabs',
  isVisible: ({ fields }) => fields.tabs.length >= FEWEST_TABS,
});

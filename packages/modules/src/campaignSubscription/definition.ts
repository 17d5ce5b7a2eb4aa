import { defineModule } from '../definition.ts';
import { canSubscribe } from './rules.ts';
import type { CampaignSubscriptionFields } from './schema.ts';

export const definition = defineModule<CampaignSubscriptionFields>({
  code: 'campaignSubscription',
  isVisible: ({ host }) => canSubscribe(host),
});

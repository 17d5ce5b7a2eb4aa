import type { MarketingType } from '@vitrine/contract/admin';
import type { ItemDefinition } from '../managed-items/definition.ts';
import { lotteryDefinitions } from './definitions/lotteries.ts';
import { otherDefinitions } from './definitions/others.ts';
import { promotionDefinitions } from './definitions/promotions.ts';
import { taskDefinitions } from './definitions/tasks.ts';

/** Every type of marketing that operators manage. */
export const marketingDefinitions: Readonly<Record<MarketingType, ItemDefinition>> = {
  ...promotionDefinitions,
  ...lotteryDefinitions,
  ...taskDefinitions,
  ...otherDefinitions,
};

import type { Calls } from '@vitrine/contract';
import type { Recipes } from './recipe.ts';
import { addressRecipes } from './recipes/addresses.ts';
import { bagRecipes } from './recipes/bags.ts';
import { boundPersonalIdRecipes } from './recipes/bound-personal-ids.ts';
import { campaignRecipes } from './recipes/campaigns.ts';
import { catalogueRecipes } from './recipes/catalogue.ts';
import { checkoutRecipes } from './recipes/checkout.ts';
import {
  codeRecipes,
  questionnaireRecipes,
  stylistRecipes,
  trackingRecipes,
} from './recipes/extras.ts';
import { identityRecipes } from './recipes/identity.ts';
import { orderRecipes } from './recipes/orders.ts';
import { personalIdRecipes } from './recipes/personal-ids.ts';
import { lotteryRecipes, promotionRecipes } from './recipes/promotions.ts';
import { taskRecipes } from './recipes/tasks.ts';
import { wishlistRecipes } from './recipes/wishlist.ts';

/** How to ask every call of the contract: one that is missing does not compile. */
export const recipes: Recipes<Calls> = {
  ...catalogueRecipes,
  ...addressRecipes,
  ...identityRecipes,
  ...bagRecipes,
  ...checkoutRecipes,
  ...orderRecipes,
  ...personalIdRecipes,
  ...boundPersonalIdRecipes,
  ...wishlistRecipes,
  ...promotionRecipes,
  ...lotteryRecipes,
  ...campaignRecipes,
  ...taskRecipes,
  ...trackingRecipes,
  ...questionnaireRecipes,
  ...stylistRecipes,
  ...codeRecipes,
};

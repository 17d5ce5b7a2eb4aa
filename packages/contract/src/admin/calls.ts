import { catalogueData } from './calls/catalogue.ts';
import { configuration } from './calls/configuration.ts';
import { marketing } from './calls/marketing.ts';
import { money } from './calls/money.ts';
import { operatorSessions } from './calls/operator-sessions.ts';
import { operators } from './calls/operators.ts';
import { promotionTools } from './calls/promotions.ts';
import { catalogueProducts } from './calls/products.ts';
import { searchWords } from './calls/search-words.ts';
import { selections } from './calls/selections.ts';
import { singleSignOn } from './calls/single-sign-on.ts';
import { catalogueVariants } from './calls/variants.ts';
import { shopperSupport } from './calls/shoppers.ts';

/** Every call of operators and machines by its name. */
export const adminCalls = {
  ...operatorSessions,
  ...singleSignOn,
  ...operators,
  ...money,
  ...marketing,
  ...promotionTools,
  ...configuration,
  ...catalogueData,
  ...selections,
  ...shopperSupport,
  ...searchWords,
  ...catalogueProducts,
  ...catalogueVariants,
};

export type AdminCalls = typeof adminCalls;
export type AdminCallName = keyof AdminCalls;

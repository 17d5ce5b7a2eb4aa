import type { Calls, Handlers } from '@vitrine/contract';
import type { CallContexts } from '../http/context.ts';
import type { Providers } from '../providers/providers.ts';
import { addressHandlers } from '../resources/addresses/routes.ts';
import { type BagDeps, bagHandlers } from '../resources/bags/routes.ts';
import { campaignHandlers } from '../resources/campaigns/routes.ts';
import type { CatalogueDeps } from '../resources/catalogue-deps.ts';
import { catalogueHandlers } from '../resources/catalogue-handlers.ts';
import { type CheckoutDeps, checkoutHandlers } from '../resources/checkout/routes.ts';
import { type ContentDeps, contentHandlers } from '../resources/contents/routes.ts';
import { lotteryHandlers } from '../resources/lotteries/routes.ts';
import { miniCodeHandlers } from '../resources/mini-codes/routes.ts';
import { orderHandlers } from '../resources/orders/routes.ts';
import type { PaymentDeps } from '../resources/payments/deps.ts';
import { paymentHandlers } from '../resources/payments/routes.ts';
import { personHandlers } from '../resources/person-handlers.ts';
import { boundPersonalIdHandlers } from '../resources/personal-ids/bound-routes.ts';
import type { PersonalIdDeps } from '../resources/personal-ids/deps.ts';
import { personalIdHandlers } from '../resources/personal-ids/routes.ts';
import { promotionHandlers } from '../resources/promotions/routes.ts';
import { questionnaireHandlers } from '../resources/questionnaires/routes.ts';
import { referralHandlers } from '../resources/referrals/routes.ts';
import { returnHandlers } from '../resources/returns/routes.ts';
import { stylistHandlers } from '../resources/stylist/routes.ts';
import { taskHandlers } from '../resources/tasks/routes.ts';
import { type TrackingDeps, trackingHandlers } from '../resources/tracking/routes.ts';
import { wishlistHandlers } from '../resources/wishlist/routes.ts';
import type { Settings } from '../settings.ts';

/** What resources work with; each takes the part it needs. */
export type ResourceDeps = CatalogueDeps &
  ContentDeps &
  BagDeps &
  CheckoutDeps &
  TrackingDeps &
  PaymentDeps &
  PersonalIdDeps & { readonly settings: Settings; readonly providers: Providers };

/** A handler for every call of the contract: one that is missing does not compile. */
export const allHandlers = (deps: ResourceDeps): Handlers<Calls, CallContexts> => ({
  ...catalogueHandlers(deps),
  ...contentHandlers(deps),
  ...personHandlers(deps),
  ...bagHandlers(deps),
  ...checkoutHandlers(deps),
  ...addressHandlers(deps),
  ...personalIdHandlers(deps),
  ...boundPersonalIdHandlers(deps),
  ...wishlistHandlers(deps),
  ...paymentHandlers(deps),
  ...orderHandlers(deps),
  ...returnHandlers(deps),
  ...promotionHandlers(deps),
  ...lotteryHandlers(deps),
  ...trackingHandlers(deps),
  ...campaignHandlers(deps),
  ...referralHandlers(deps),
  ...taskHandlers(deps),
  ...questionnaireHandlers(deps),
  ...stylistHandlers(deps),
  ...miniCodeHandlers(deps),
});

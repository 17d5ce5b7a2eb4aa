import type { Calls, Handlers } from '@vitrine/contract';
import type { HandlerContexts } from '../http/handler-context.ts';
import type { JobDeps } from '../jobs/recurring-job.ts';
import { addressHandlers } from '../resources/addresses/routes.ts';
import type { MediaJobDeps } from '../resources/admin-media/jobs.ts';
import type { OverdueDeps } from '../resources/admin-orders/jobs.ts';
import type { LatePrivacyRequestDeps } from '../resources/admin-shoppers/jobs.ts';
import { type BagDeps, bagHandlers } from '../resources/bags/routes.ts';
import { campaignHandlers } from '../resources/campaigns/routes.ts';
import type { CarrierReportDeps } from '../resources/carrier-reports/deps.ts';
import type { CatalogueDeps } from '../resources/catalogue-deps.ts';
import { catalogueHandlers } from '../resources/catalogue-handlers.ts';
import { type CheckoutDeps, checkoutHandlers } from '../resources/checkout/routes.ts';
import { type ContentDeps, contentHandlers } from '../resources/contents/routes.ts';
import type { ConversationDeps } from '../resources/conversations/deps.ts';
import { conversationHandlers } from '../resources/conversations/routes.ts';
import { type DeviceDeps, deviceHandlers } from '../resources/devices/routes.ts';
import type { FapiaoDeps } from '../resources/fapiao/deps.ts';
import type { OverdueFapiaoDeps } from '../resources/fapiao/jobs.ts';
import { fapiaoHandlers } from '../resources/fapiao/routes.ts';
import type { IdentityDeps } from '../resources/identities/deps.ts';
import { lotteryHandlers } from '../resources/lotteries/routes.ts';
import type { MessagePromptDeps } from '../resources/message-prompts/deps.ts';
import { messagePromptHandlers } from '../resources/message-prompts/routes.ts';
import type { MessageDeps } from '../resources/messages/deps.ts';
import type { EventReportDeps } from '../resources/messages/jobs.ts';
import { miniCodeHandlers } from '../resources/mini-codes/routes.ts';
import { orderHandlers } from '../resources/orders/routes.ts';
import type { PaymentDeps } from '../resources/payments/deps.ts';
import { paymentHandlers } from '../resources/payments/routes.ts';
import { attachedPersonalIdHandlers } from '../resources/personal-ids/attached-routes.ts';
import type { PersonalIdDeps } from '../resources/personal-ids/deps.ts';
import { personalIdHandlers } from '../resources/personal-ids/routes.ts';
import type { ProductAlertDeps } from '../resources/product-alerts/deps.ts';
import { productAlertHandlers } from '../resources/product-alerts/routes.ts';
import { promotionHandlers } from '../resources/promotions/routes.ts';
import { questionnaireHandlers } from '../resources/questionnaires/routes.ts';
import { referralHandlers } from '../resources/referrals/routes.ts';
import { returnHandlers } from '../resources/returns/routes.ts';
import type { ShippingReportDeps } from '../resources/shipments/deps.ts';
import { shopperHandlers } from '../resources/shopper-handlers.ts';
import { stylistHandlers } from '../resources/stylist/routes.ts';
import { taskHandlers } from '../resources/tasks/routes.ts';
import { taxHandlers } from '../resources/taxes/routes.ts';
import { type TrackingDeps, trackingHandlers } from '../resources/tracking/routes.ts';
import type { WebhookDeps } from '../resources/webhooks/deps.ts';
import { wishlistHandlers } from '../resources/wishlist/routes.ts';

/** The dependencies of all resources; each resource declares the part it needs. */
export type ResourceDeps = CatalogueDeps &
  ContentDeps &
  BagDeps &
  CheckoutDeps &
  TrackingDeps &
  PaymentDeps &
  PersonalIdDeps &
  IdentityDeps &
  ConversationDeps &
  ProductAlertDeps &
  MessagePromptDeps &
  DeviceDeps &
  CarrierReportDeps &
  ShippingReportDeps &
  EventReportDeps &
  OverdueDeps &
  FapiaoDeps &
  OverdueFapiaoDeps &
  LatePrivacyRequestDeps &
  MediaJobDeps &
  MessageDeps &
  WebhookDeps &
  JobDeps;

/** Handlers for every call of the contract. A missing handler is a compile error. */
export const createHandlers = (deps: ResourceDeps): Handlers<Calls, HandlerContexts> => ({
  ...catalogueHandlers(deps),
  ...contentHandlers(deps),
  ...shopperHandlers(deps),
  ...bagHandlers(deps),
  ...checkoutHandlers(deps),
  ...addressHandlers(deps),
  ...personalIdHandlers(deps),
  ...attachedPersonalIdHandlers(deps),
  ...wishlistHandlers(deps),
  ...productAlertHandlers(deps),
  ...messagePromptHandlers(deps),
  ...deviceHandlers(deps),
  ...paymentHandlers(deps),
  ...orderHandlers(deps),
  ...returnHandlers(deps),
  ...fapiaoHandlers(deps),
  ...promotionHandlers(deps),
  ...lotteryHandlers(deps),
  ...taxHandlers(deps),
  ...trackingHandlers(deps),
  ...campaignHandlers(deps),
  ...referralHandlers(deps),
  ...taskHandlers(deps),
  ...questionnaireHandlers(deps),
  ...stylistHandlers(deps),
  ...miniCodeHandlers(deps),
  ...conversationHandlers(deps),
});

import type { Calls } from '@vitrine/contract';
import type { CallExamples } from './call-example.ts';
import { addressExamples } from './examples/addresses.ts';
import { attachedPersonalIdExamples } from './examples/attached-personal-ids.ts';
import { bagExamples } from './examples/bags.ts';
import { campaignExamples } from './examples/campaigns.ts';
import { catalogueExamples } from './examples/catalogue.ts';
import { checkoutExamples } from './examples/checkout.ts';
import { conversationExamples } from './examples/conversations.ts';
import { deviceExamples } from './examples/devices.ts';
import {
  miniCodeExamples,
  questionnaireExamples,
  stylistExamples,
  trackingExamples,
} from './examples/extras.ts';
import { identityExamples } from './examples/identity.ts';
import { messagePromptExamples } from './examples/message-prompts.ts';
import { orderExamples } from './examples/orders.ts';
import { personalIdExamples } from './examples/personal-ids.ts';
import { productAlertExamples } from './examples/product-alerts.ts';
import { lotteryExamples, promotionExamples } from './examples/promotions.ts';
import { taskExamples } from './examples/tasks.ts';
import { wishlistExamples } from './examples/wishlist.ts';

/** Examples of every call of the contract. A missing example is a compile error. */
export const examples: CallExamples<Calls> = {
  ...catalogueExamples,
  ...addressExamples,
  ...identityExamples,
  ...bagExamples,
  ...checkoutExamples,
  ...orderExamples,
  ...personalIdExamples,
  ...attachedPersonalIdExamples,
  ...wishlistExamples,
  ...productAlertExamples,
  ...messagePromptExamples,
  ...deviceExamples,
  ...promotionExamples,
  ...lotteryExamples,
  ...campaignExamples,
  ...taskExamples,
  ...trackingExamples,
  ...questionnaireExamples,
  ...stylistExamples,
  ...miniCodeExamples,
  ...conversationExamples,
};

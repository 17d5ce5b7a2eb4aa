import type {
  Call,
  CallAccess,
  ClientRequest,
  ClientResponse,
  HandlerResponse,
  RequestParts,
} from './call.ts';
import { accountSecurity } from './calls/account-security.ts';
import { addresses } from './calls/addresses.ts';
import { attachedPersonalIds } from './calls/attached-personal-ids.ts';
import { bags } from './calls/bags.ts';
import { campaigns } from './calls/campaigns.ts';
import { checkout } from './calls/checkout.ts';
import { codes } from './calls/codes.ts';
import { common } from './calls/common.ts';
import { content } from './calls/content.ts';
import { conversations } from './calls/conversations.ts';
import { devices } from './calls/devices.ts';
import { fapiaoCalls } from './calls/fapiao.ts';
import { lotteries } from './calls/lotteries.ts';
import { messagePrompts } from './calls/message-prompts.ts';
import { messaging } from './calls/messaging.ts';
import { orders } from './calls/orders.ts';
import { payments } from './calls/payments.ts';
import { personalIds } from './calls/personal-ids.ts';
import { productAlerts } from './calls/product-alerts.ts';
import { products } from './calls/products.ts';
import { promotions } from './calls/promotions.ts';
import { questionnaires } from './calls/questionnaires.ts';
import { rankings } from './calls/rankings.ts';
import { returns } from './calls/returns.ts';
import { sessions } from './calls/sessions.ts';
import { shoppers } from './calls/shoppers.ts';
import { stylist } from './calls/stylist.ts';
import { tasks } from './calls/tasks.ts';
import { taxes } from './calls/taxes.ts';
import { tracking } from './calls/tracking.ts';
import { wishlist } from './calls/wishlist.ts';

/** Every call of the API by its name. */
export const calls = {
  ...products,
  ...common,
  ...content,
  ...rankings,
  ...sessions,
  ...accountSecurity,
  ...shoppers,
  ...messaging,
  ...bags,
  ...checkout,
  ...payments,
  ...orders,
  ...returns,
  ...fapiaoCalls,
  ...addresses,
  ...personalIds,
  ...attachedPersonalIds,
  ...wishlist,
  ...productAlerts,
  ...messagePrompts,
  ...devices,
  ...promotions,
  ...lotteries,
  ...taxes,
  ...tracking,
  ...campaigns,
  ...tasks,
  ...questionnaires,
  ...stylist,
  ...codes,
  ...conversations,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallInput<N extends CallName> = ClientRequest<Calls[N]>;
export type CallResponse<N extends CallName> = ClientResponse<Calls[N]>;

/**
 * One handler for each call of a group. A missing handler or a wrong response does not compile.
 * The context of a handler follows from who may call.
 */
export type Handlers<
  Set extends Record<string, Call>,
  Contexts extends Record<CallAccess, unknown>,
> = {
  [N in keyof Set]: (
    parts: RequestParts<Set[N]>,
    context: Contexts[Set[N]['caller']],
  ) => HandlerResponse<Set[N]> | Promise<HandlerResponse<Set[N]>>;
};

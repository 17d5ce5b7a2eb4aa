import type { Answer, Call, Caller, Input, Parts, Reply } from './call.ts';
import { addresses } from './calls/addresses.ts';
import { bags } from './calls/bags.ts';
import { boundPersonalIds } from './calls/bound-personal-ids.ts';
import { campaigns } from './calls/campaigns.ts';
import { checkout } from './calls/checkout.ts';
import { codes } from './calls/codes.ts';
import { common } from './calls/common.ts';
import { content } from './calls/content.ts';
import { identity } from './calls/identity.ts';
import { lotteries } from './calls/lotteries.ts';
import { messaging } from './calls/messaging.ts';
import { orders } from './calls/orders.ts';
import { payments } from './calls/payments.ts';
import { personalIds } from './calls/personal-ids.ts';
import { products } from './calls/products.ts';
import { promotions } from './calls/promotions.ts';
import { questionnaires } from './calls/questionnaires.ts';
import { rankings } from './calls/rankings.ts';
import { returns } from './calls/returns.ts';
import { shoppers } from './calls/shoppers.ts';
import { stylist } from './calls/stylist.ts';
import { tasks } from './calls/tasks.ts';
import { tracking } from './calls/tracking.ts';
import { wishlist } from './calls/wishlist.ts';

/** Every call of the interface by its name. */
export const calls = {
  ...products,
  ...common,
  ...content,
  ...rankings,
  ...identity,
  ...shoppers,
  ...messaging,
  ...bags,
  ...checkout,
  ...payments,
  ...orders,
  ...returns,
  ...addresses,
  ...personalIds,
  ...boundPersonalIds,
  ...wishlist,
  ...promotions,
  ...lotteries,
  ...tracking,
  ...campaigns,
  ...tasks,
  ...questionnaires,
  ...stylist,
  ...codes,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallInput<N extends CallName> = Input<Calls[N]>;
export type CallReply<N extends CallName> = Reply<Calls[N]>;

/**
 * A handler for each call of a set: one that is missing, or answers another shape, does not compile.
 * What it knows of its caller follows from who may call.
 */
export type Handlers<Set extends Record<string, Call>, Contexts extends Record<Caller, unknown>> = {
  [N in keyof Set]: (
    parts: Parts<Set[N]>,
    context: Contexts[Set[N]['caller']],
  ) => Answer<Set[N]> | Promise<Answer<Set[N]>>;
};

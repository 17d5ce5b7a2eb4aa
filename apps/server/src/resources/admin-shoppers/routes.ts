import type { Handlers } from '@vitrine/contract';
import type { shopperSupport } from '@vitrine/contract/admin';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { setBlocked } from './block-shopper.ts';
import type { AdminShopperDeps } from './deps.ts';
import { maskShopper } from './mask-shopper.ts';
import { privacyRequestHandlers } from './privacy-requests.ts';
import { findShoppers } from './queries.ts';
import { setTester } from './set-tester.ts';
import { readShopperOverview } from './shopper-overview.ts';
import {
  changeShopperRole,
  endShopperBenefit,
  giveShopperBenefit,
  listGivableBenefits,
} from './shopper-rights.ts';
import { unmaskShopper } from './unmask-shopper.ts';

/** Support finds shoppers, helps them and answers their privacy requests. */
export const adminShopperHandlers = (
  deps: AdminShopperDeps,
): Handlers<typeof shopperSupport, HandlerContexts> => ({
  ...privacyRequestHandlers(deps),
  async findShoppers({ query }) {
    return (await findShoppers(deps.db, query.search)).map(maskShopper);
  },
  getShopper({ params }, context) {
    return readShopperOverview(deps, context, params.id);
  },
  unmaskShopper: ({ params, body }, context) =>
    unmaskShopper(deps, context, params.id, body.reason),
  async listGivableBenefits(_, context) {
    return listGivableBenefits(deps.db, context.language);
  },
  changeShopperRole: ({ params, body }, context) =>
    changeShopperRole(deps, context, params.id, body),
  giveShopperBenefit: ({ params, body }, context) =>
    giveShopperBenefit(deps, context, params, body),
  endShopperBenefit: ({ params, body }, context) =>
    endShopperBenefit(deps, context, params, body.reason),
  blockShopper: ({ params, body }, context) => setBlocked(deps, context, params.id, body.reason),
  unblockShopper: ({ params }, context) => setBlocked(deps, context, params.id, null),
  markTester: ({ params }, context) => setTester(deps, context, params.id, true),
  unmarkTester: ({ params }, context) => setTester(deps, context, params.id, false),
});

import type { Call, CallLabel } from '../call.ts';
import { accessWindowCalls } from './calls/access-windows.ts';
import { adminSearch } from './calls/admin-search.ts';
import { analytics } from './calls/analytics.ts';
import { bulkChanges } from './calls/bulk-changes.ts';
import { calendarCalls } from './calls/calendar.ts';
import { catalogueData } from './calls/catalogue.ts';
import { catalogueChanges } from './calls/catalogue-changes.ts';
import { configuration } from './calls/configuration.ts';
import { conversationAnswers } from './calls/conversation-answers.ts';
import { dashboardCalls } from './calls/dashboard.ts';
import { dutyRateCalls } from './calls/duty-rates.ts';
import { fapiaoRequests } from './calls/fapiao.ts';
import { importMappings } from './calls/import-mappings.ts';
import { labelCalls } from './calls/labels.ts';
import { marketing } from './calls/marketing.ts';
import { mediaCalls } from './calls/media.ts';
import { menuCalls } from './calls/menus.ts';
import { merchantCalls } from './calls/merchants.ts';
import { shopperMessages } from './calls/messages.ts';
import { money } from './calls/money.ts';
import { operatorJobs } from './calls/operator-jobs.ts';
import { operatorSessions } from './calls/operator-sessions.ts';
import { operators } from './calls/operators.ts';
import { merchantOrders } from './calls/orders.ts';
import { pageArchiveCalls } from './calls/page-archives.ts';
import { pageBlockCalls } from './calls/page-blocks.ts';
import { pageReviewCalls } from './calls/page-reviews.ts';
import { pageTemplateCalls } from './calls/page-templates.ts';
import { pageTestCalls } from './calls/page-tests.ts';
import { pageCalls } from './calls/pages.ts';
import { passkeyCalls } from './calls/passkeys.ts';
import { personalIdReviews } from './calls/personal-id-reviews.ts';
import { catalogueProducts } from './calls/products.ts';
import { promotionTools } from './calls/promotions.ts';
import { quickReplies } from './calls/quick-replies.ts';
import { reconciliation } from './calls/reconciliation.ts';
import { refundCalls } from './calls/refunds.ts';
import { merchantReturns } from './calls/returns.ts';
import { searchWords } from './calls/search-words.ts';
import { selections } from './calls/selections.ts';
import { setUpCalls } from './calls/set-up.ts';
import { shopMessageCalls } from './calls/shop-messages.ts';
import { shopperSupport } from './calls/shoppers.ts';
import { singleSignOn } from './calls/single-sign-on.ts';
import { sizeCalls } from './calls/sizes.ts';
import { transferCalls } from './calls/transfers.ts';
import { catalogueVariants } from './calls/variants.ts';
import { webhooks } from './calls/webhooks.ts';

/** Every call of operators and machines by its name. Those before the log-in leave audit records too, hence a label. */
export const adminCalls = {
  ...operatorSessions,
  ...singleSignOn,
  ...passkeyCalls,
  ...operators,
  ...merchantCalls,
  ...merchantOrders,
  ...merchantReturns,
  ...fapiaoRequests,
  ...personalIdReviews,
  ...operatorJobs,
  ...importMappings,
  ...bulkChanges,
  ...catalogueChanges,
  ...money,
  ...dutyRateCalls,
  ...reconciliation,
  ...refundCalls,
  ...transferCalls,
  ...marketing,
  ...promotionTools,
  ...accessWindowCalls,
  ...configuration,
  ...pageCalls,
  ...calendarCalls,
  ...pageReviewCalls,
  ...pageTemplateCalls,
  ...pageArchiveCalls,
  ...pageTestCalls,
  ...pageBlockCalls,
  ...catalogueData,
  ...selections,
  ...menuCalls,
  ...mediaCalls,
  ...labelCalls,
  ...sizeCalls,
  ...shopperSupport,
  ...conversationAnswers,
  ...quickReplies,
  ...searchWords,
  ...shopMessageCalls,
  ...catalogueProducts,
  ...catalogueVariants,
  ...shopperMessages,
  ...webhooks,
  ...dashboardCalls,
  ...setUpCalls,
  ...adminSearch,
  ...analytics,
} satisfies Readonly<Record<string, Call & { label: CallLabel }>>;

export type AdminCalls = typeof adminCalls;
export type AdminCallName = keyof AdminCalls;

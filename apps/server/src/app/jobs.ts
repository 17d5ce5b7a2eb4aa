import { contentWindows } from '../jobs/content-windows.ts';
import type { Job } from '../jobs/job.ts';
import { pruneIdempotencyKeys } from '../jobs/prune-idempotency-keys.ts';
import { pruneImages } from '../jobs/prune-images.ts';
import { pruneQuotas } from '../jobs/prune-quotas.ts';
import { pruneSessions } from '../jobs/prune-sessions.ts';
import type { RecurringJob } from '../jobs/recurring-job.ts';
import { deleteUnusedMedia } from '../resources/admin-media/jobs.ts';
import { reportOverdueOrders } from '../resources/admin-orders/jobs.ts';
import { applyDuePrices } from '../resources/admin-products/jobs.ts';
import { reencryptReturnPhotos } from '../resources/admin-returns/jobs.ts';
import { reportLatePrivacyRequests } from '../resources/admin-shoppers/jobs.ts';
import { countAnalytics, recountAnalytics } from '../resources/analytics/jobs.ts';
import { pruneBags } from '../resources/bags/jobs.ts';
import { runBulkChanges } from '../resources/bulk-changes/jobs.ts';
import { subscribeShipments } from '../resources/carrier-reports/jobs.ts';
import { runUndoJobs } from '../resources/catalogue-undo/jobs.ts';
import { expireCheckouts, pruneCheckouts } from '../resources/checkout/jobs.ts';
import { pruneConversations, reencryptConversations } from '../resources/conversations/jobs.ts';
import { pruneDevices, reencryptDevices } from '../resources/devices/jobs.ts';
import { runExports } from '../resources/exports/jobs.ts';
import { reencryptFapiao, reportOverdueFapiao } from '../resources/fapiao/jobs.ts';
import { pruneOperatorJobs, runImports } from '../resources/imports/jobs.ts';
import { foldKeptSums } from '../resources/kept-sums/jobs.ts';
import { enterMissingMoney } from '../resources/ledger/jobs.ts';
import { runMasterDataImports } from '../resources/master-data/jobs.ts';
import { grantBirthdayGifts, lowerTiers } from '../resources/memberships/jobs.ts';
import {
  distributeEvents,
  findEndingCoupons,
  pruneEvents,
  reportEventBacklog,
  sendMessages,
} from '../resources/messages/jobs.ts';
import { computeSearchTokens } from '../resources/order-search/jobs.ts';
import { advanceShipments, confirmOverdueDeliveries } from '../resources/orders/jobs.ts';
import { prunePageImports } from '../resources/page-archives/jobs.ts';
import { countPageTests, endPageTests, recountPageTests } from '../resources/page-tests/jobs.ts';
import { checkPayments, sendRefunds } from '../resources/payments/jobs.ts';
import {
  checkPersonalIds,
  prunePersonalIds,
  reencryptPersonalIds,
} from '../resources/personal-ids/jobs.ts';
import { findDueAlerts, pruneProductAlerts, sendAlerts } from '../resources/product-alerts/jobs.ts';
import { countSales } from '../resources/rankings/jobs.ts';
import { compareBills } from '../resources/reconciliation/jobs.ts';
import { rewardFirstOrders } from '../resources/referrals/jobs.ts';
import {
  advanceReturns,
  pruneReturnPhotos,
  reencryptRequestPhotos,
} from '../resources/returns/jobs.ts';
import { shipRewards } from '../resources/rewards/jobs.ts';
import { reportShipments } from '../resources/shipments/jobs.ts';
import { pruneOutfitLists } from '../resources/stylist/jobs.ts';
import { pruneTracking } from '../resources/tracking/jobs.ts';
import { sendDeliveries } from '../resources/webhooks/jobs.ts';
import { keepWebhookSecrets } from '../resources/webhooks/keep-secrets.ts';
import { pruneWishlists } from '../resources/wishlist/jobs.ts';
import { answerAsAssistant } from '../sandbox/answer-as-assistant.ts';
import { carryParcels } from '../sandbox/carry-parcels.ts';
import { notifyShop } from '../sandbox/notify-shop.ts';
import type { ResourceDeps } from './handlers.ts';

/** Jobs of the queue: they run on a cron schedule, or when they are sent. */
export const jobs: readonly Job[] = [
  contentWindows,
  pruneSessions,
  pruneWishlists,
  pruneIdempotencyKeys,
  pruneBags,
  pruneCheckouts,
  pruneQuotas,
  countAnalytics,
  recountAnalytics,
  countPageTests,
  recountPageTests,
  endPageTests,
  pruneTracking,
  countSales,
  pruneOutfitLists,
  pruneConversations,
  pruneReturnPhotos,
  pruneProductAlerts,
  pruneDevices,
  findEndingCoupons,
  pruneEvents,
  lowerTiers,
  grantBirthdayGifts,
  enterMissingMoney,
];

/** Jobs that every process runs on its own data folder, also with JOBS=off. */
export const folderJobs: readonly RecurringJob<ResourceDeps>[] = [pruneImages];

/** Jobs that poll the tables for work that is due. */
export const recurringJobs: readonly RecurringJob<ResourceDeps>[] = [
  checkPersonalIds,
  prunePersonalIds,
  reencryptPersonalIds,
  reencryptConversations,
  reencryptFapiao,
  reencryptDevices,
  reencryptReturnPhotos,
  reencryptRequestPhotos,
  computeSearchTokens,
  answerAsAssistant,
  expireCheckouts,
  checkPayments,
  sendRefunds,
  advanceShipments,
  advanceReturns,
  confirmOverdueDeliveries,
  subscribeShipments,
  reportShipments,
  carryParcels,
  reportOverdueOrders,
  foldKeptSums,
  reportOverdueFapiao,
  reportLatePrivacyRequests,
  notifyShop,
  rewardFirstOrders,
  shipRewards,
  compareBills,
  applyDuePrices,
  runImports,
  runMasterDataImports,
  runExports,
  runBulkChanges,
  runUndoJobs,
  pruneOperatorJobs,
  deleteUnusedMedia,
  prunePageImports,
  findDueAlerts,
  sendAlerts,
  distributeEvents,
  reportEventBacklog,
  sendMessages,
  sendDeliveries,
  keepWebhookSecrets,
];

import {
  adminCalls,
  type Dashboard,
  mayCall,
  type NeededRights,
  type OperatorRights,
  type WaitingQueue,
} from '@vitrine/contract/admin';

export type DashboardPart = Exclude<keyof Dashboard, 'at' | 'waiting' | 'rehearsed'>;

/** The call to which each part leads: who may make it sees the part. */
const PART_CALLS: Readonly<Record<DashboardPart, NeededRights>> = {
  sales: adminCalls.listMerchantOrders,
  stock: adminCalls.listCatalogueProducts,
  // Failed refunds are shown to those who can do something about them, and to no merchant.
  refunds: { scope: 'shop', permission: 'refunds:write' },
  marketing: adminCalls.listMarketingItems,
  content: adminCalls.listPages,
  webhooks: adminCalls.listWebhookDeliveries,
  messages: adminCalls.listFailedEvents,
  jobs: adminCalls.listOperatorJobs,
};

const QUEUE_CALLS: Readonly<Record<WaitingQueue, NeededRights>> = {
  'merchant-orders': adminCalls.listMerchantOrders,
  returns: adminCalls.listMerchantReturns,
  'personal-ids': adminCalls.listPersonalIdReviews,
  conversations: adminCalls.listShopperConversations,
  'privacy-requests': adminCalls.listPrivacyRequests,
  'page-reviews': adminCalls.requestPageReview,
  fapiao: adminCalls.issueFapiao,
};

export const canSeePart = (part: DashboardPart, viewer: OperatorRights): boolean =>
  mayCall(PART_CALLS[part], viewer);

export const getVisibleQueues = (viewer: OperatorRights): WaitingQueue[] =>
  (Object.keys(QUEUE_CALLS) as WaitingQueue[]).filter((queue) =>
    mayCall(QUEUE_CALLS[queue], viewer),
  );

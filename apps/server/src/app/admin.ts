import type { Handlers } from '@vitrine/contract';
import type { AdminCalls } from '@vitrine/contract/admin';
import type { HandlerContexts } from '../http/handler-context.ts';
import type { OperatorAccess } from '../http/operator-access.ts';
import { accessWindowHandlers } from '../resources/access-windows/routes.ts';
import type { AdminCatalogueDeps } from '../resources/admin-catalogue/deps.ts';
import { adminCatalogueHandlers } from '../resources/admin-catalogue/routes.ts';
import type { ConfigurationDeps } from '../resources/admin-configuration/configurations.ts';
import { configurationHandlers } from '../resources/admin-configuration/routes.ts';
import type { AdminConversationDeps } from '../resources/admin-conversations/deps.ts';
import { conversationAnswerHandlers } from '../resources/admin-conversations/routes.ts';
import { dashboardHandlers } from '../resources/admin-dashboard/routes.ts';
import { fapiaoRequestHandlers } from '../resources/admin-fapiao/routes.ts';
import { marketingHandlers } from '../resources/admin-marketing/routes.ts';
import { promotionToolHandlers } from '../resources/admin-marketing/tool-routes.ts';
import type { AdminMediaDeps } from '../resources/admin-media/deps.ts';
import { mediaHandlers } from '../resources/admin-media/routes.ts';
import { adminMerchantHandlers } from '../resources/admin-merchants/routes.ts';
import type { AdminOrderDeps } from '../resources/admin-orders/deps.ts';
import { merchantOrderHandlers } from '../resources/admin-orders/routes.ts';
import { adminPageHandlers } from '../resources/admin-pages/routes.ts';
import type { AdminProductDeps } from '../resources/admin-products/deps.ts';
import { adminProductHandlers } from '../resources/admin-products/routes.ts';
import { merchantReturnHandlers } from '../resources/admin-returns/routes.ts';
import { adminSearchHandlers } from '../resources/admin-search/routes.ts';
import { adminShopperHandlers } from '../resources/admin-shoppers/routes.ts';
import { transferHandlers } from '../resources/admin-transfers/routes.ts';
import { analyticsHandlers } from '../resources/analytics/routes.ts';
import { findApiKeyIdentity } from '../resources/api-keys/keys.ts';
import { apiKeyHandlers } from '../resources/api-keys/routes.ts';
import { auditHandlers } from '../resources/audit/routes.ts';
import { writeAuditRecord } from '../resources/audit/write-audit-record.ts';
import { type BulkDeps, bulkChangeHandlers } from '../resources/bulk-changes/routes.ts';
import { calendarHandlers } from '../resources/calendar/routes.ts';
import { catalogueHistoryHandlers } from '../resources/catalogue-history/routes.ts';
import { catalogueUndoHandlers } from '../resources/catalogue-undo/routes.ts';
import { dutyRateHandlers } from '../resources/duty-rates/routes.ts';
import { exportHandlers } from '../resources/exports/start-export.ts';
import type { FapiaoDeps } from '../resources/fapiao/deps.ts';
import { importMappingHandlers } from '../resources/imports/mappings.ts';
import { importPreviewHandlers } from '../resources/imports/preview-import.ts';
import { importHandlers } from '../resources/imports/start-import.ts';
import { masterDataHandlers } from '../resources/master-data/routes.ts';
import { type MessageRouteDeps, messageHandlers } from '../resources/messages/routes.ts';
import { operatorJobHandlers } from '../resources/operator-jobs/routes.ts';
import { passkeyHandlers } from '../resources/operator-passkeys/routes.ts';
import type { OperatorDeps } from '../resources/operators/deps.ts';
import { operatorHandlers } from '../resources/operators/routes.ts';
import { operatorSessionHandlers } from '../resources/operators/session-routes.ts';
import { findSessionOperator } from '../resources/operators/sessions.ts';
import type { PageArchiveDeps } from '../resources/page-archives/deps.ts';
import { pageArchiveHandlers } from '../resources/page-archives/routes.ts';
import { pageBlockHandlers } from '../resources/page-blocks/routes.ts';
import { pageTemplateHandlers } from '../resources/page-templates/routes.ts';
import { pageTestHandlers } from '../resources/page-tests/routes.ts';
import type { ReceiveDeps } from '../resources/payments/deps.ts';
import type { PayoutDeps } from '../resources/payouts/deps.ts';
import { moneyHandlers } from '../resources/payouts/routes.ts';
import { personalIdReviewHandlers } from '../resources/personal-id-reviews/routes.ts';
import { quickReplyHandlers } from '../resources/quick-replies/routes.ts';
import { reconciliationHandlers } from '../resources/reconciliation/routes.ts';
import { refundHandlers } from '../resources/refunds/routes.ts';
import { type SetUpDeps, setUpHandlers } from '../resources/set-up/routes.ts';
import { shopMessageHandlers } from '../resources/shop-messages/routes.ts';
import { webhookDeliveryHandlers } from '../resources/webhooks/delivery-routes.ts';
import { type WebhookRouteDeps, webhookHandlers } from '../resources/webhooks/routes.ts';
import { webhookSecretHandlers } from '../resources/webhooks/secret-routes.ts';

/** Finds operators by session and machines by key, and records what they do. */
export const createOperatorAccess = ({ db, now }: OperatorDeps): OperatorAccess => ({
  findOperator: (credentials) =>
    'apiKey' in credentials
      ? findApiKeyIdentity(db, credentials.apiKey, now())
      : findSessionOperator(db, credentials.sessionKey, now()),
  writeAuditRecord: (trx, record) => writeAuditRecord(trx, now(), record),
});

/** The dependencies of all operator calls; each resource declares the part it needs. */
export type AdminDeps = OperatorDeps &
  ConfigurationDeps &
  WebhookRouteDeps &
  MessageRouteDeps &
  AdminProductDeps &
  AdminMediaDeps &
  BulkDeps &
  AdminCatalogueDeps &
  AdminConversationDeps &
  FapiaoDeps &
  PayoutDeps &
  SetUpDeps &
  PageArchiveDeps &
  ReceiveDeps &
  AdminOrderDeps;

/** Handlers for every call of operators. A missing handler is a compile error. */
export const createAdminHandlers = (deps: AdminDeps): Handlers<AdminCalls, HandlerContexts> => ({
  ...operatorSessionHandlers(deps),
  ...passkeyHandlers(deps),
  ...operatorHandlers(deps),
  ...apiKeyHandlers(deps),
  ...auditHandlers(deps),
  ...operatorJobHandlers(deps),
  ...importHandlers(deps),
  ...importMappingHandlers(deps),
  ...importPreviewHandlers(deps),
  ...masterDataHandlers(deps),
  ...exportHandlers(deps),
  ...bulkChangeHandlers(deps),
  ...catalogueHistoryHandlers(deps),
  ...catalogueUndoHandlers(deps),
  ...adminCatalogueHandlers(deps),
  ...adminProductHandlers(deps),
  ...mediaHandlers(deps),
  ...adminMerchantHandlers(deps),
  ...adminShopperHandlers(deps),
  ...conversationAnswerHandlers(deps),
  ...quickReplyHandlers(deps),
  ...merchantOrderHandlers(deps),
  ...merchantReturnHandlers(deps),
  ...fapiaoRequestHandlers(deps),
  ...personalIdReviewHandlers(deps),
  ...moneyHandlers(deps),
  ...dutyRateHandlers(deps),
  ...reconciliationHandlers(deps),
  ...refundHandlers(deps),
  ...transferHandlers(deps),
  ...marketingHandlers(deps),
  ...promotionToolHandlers(deps),
  ...accessWindowHandlers(deps),
  ...configurationHandlers(deps),
  ...adminPageHandlers(deps),
  ...pageTemplateHandlers(deps),
  ...pageArchiveHandlers(deps),
  ...pageTestHandlers(deps),
  ...pageBlockHandlers(deps),
  ...shopMessageHandlers(deps),
  ...calendarHandlers(deps),
  ...messageHandlers(deps),
  ...webhookHandlers(deps),
  ...webhookSecretHandlers(deps),
  ...webhookDeliveryHandlers(deps),
  ...dashboardHandlers(deps),
  ...setUpHandlers(deps),
  ...adminSearchHandlers(deps),
  ...analyticsHandlers(deps),
});

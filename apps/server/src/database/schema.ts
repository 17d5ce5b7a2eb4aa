import type { AddressesTable } from './schema/addresses.ts';
import type {
  BoostsTable,
  CampaignEnrolmentsTable,
  CampaignsTable,
  ReferralProgramsTable,
  ReferralsTable,
  ReferralTokensTable,
  RewardDefinitionsTable,
  RewardOrdersTable,
  RewardsTable,
  SharesTable,
} from './schema/campaigns.ts';
import type {
  AttributesTable,
  BrandsTable,
  CategoriesTable,
  ColoursTable,
  CountryStatesTable,
  DutyRatesTable,
  MerchantsTable,
  ProductAttributesTable,
  ProductImagesTable,
  ProductsTable,
  SaleProductsTable,
  SalesTable,
  ScheduledPricesTable,
  SearchRedirectsTable,
  SearchSynonymsTable,
  SetProductsTable,
  SetsTable,
  SizeChartsTable,
  SizeSystemsTable,
  StoredReferenceDataTable,
  VariantsTable,
} from './schema/catalogue.ts';
import type { CatalogueChangesTable } from './schema/catalogue-changes.ts';
import type {
  BagItemsTable,
  BagsTable,
  CheckoutOrderItemsTable,
  CheckoutOrdersTable,
  IdempotencyKeysTable,
  StockReservationsTable,
} from './schema/checkout.ts';
import type {
  AppConfigurationsTable,
  BannersTable,
  ContentBlockUsesTable,
  ContentCommentsTable,
  ContentDraftEditorsTable,
  ContentDraftSavesTable,
  ContentDraftsTable,
  ContentPagesTable,
  ContentPreviewsTable,
  ContentReviewsTable,
  ContentRevisionsTable,
  ContentTemplatesTable,
  ContentTestDaysTable,
  ContentTestsTable,
  FlatContentsTable,
} from './schema/content.ts';
import type {
  ConversationImagesTable,
  ConversationMessagesTable,
  ConversationsTable,
  QuickRepliesTable,
} from './schema/conversations.ts';
import type {
  DayOutfitsTable,
  OutfitListsTable,
  QuestionnaireAnswersTable,
  QuestionnairesTable,
} from './schema/extras.ts';
import type { FapiaoTable } from './schema/fapiao.ts';
import type {
  CarrierReportsTable,
  OrderNotesTable,
  OrderRefundItemsTable,
  OrderRefundsTable,
  OrderReturnPhotosTable,
  ReturnRequestPhotosTable,
  SandboxParcelsTable,
  SandboxShippingReportsTable,
  ShipmentItemsTable,
  ShipmentsTable,
} from './schema/fulfilment.ts';
import type {
  ErasedIdentitiesTable,
  ExternalIdentitiesTable,
  FailedLoginsTable,
  HandOverTokensTable,
  MarketingSubscriptionsTable,
  PushDevicesTable,
  SandboxMessagesTable,
  SecurityCodesTable,
  ShopperBenefitsTable,
  ShopperPreferencesTable,
  ShopperSpendsTable,
  UsedTokensTable,
} from './schema/identity.ts';
import type {
  CommissionRatesTable,
  LedgerEntriesTable,
  MerchantBalanceChangesTable,
  MerchantBalancesTable,
  MerchantOrderCountChangesTable,
  MerchantOrderCountsTable,
  PayoutEntriesTable,
  PayoutsTable,
} from './schema/ledger.ts';
import type {
  LotteriesTable,
  LotteryDrawsTable,
  LotteryPrizesTable,
  LotteryTicketsTable,
} from './schema/lotteries.ts';
import type { MediaFilesTable, MediaUsesTable } from './schema/media.ts';
import type {
  AccessWindowsTable,
  BenefitsTable,
  MembershipTiersTable,
  TierBenefitsTable,
} from './schema/memberships.ts';
import type {
  MessageAttemptsTable,
  MessagePermissionsTable,
  SandboxAcceptedMessagesTable,
  ShopEventsTable,
  ShopperMessagesTable,
  UsedMessagePermissionsTable,
} from './schema/messages.ts';
import type {
  FetchedImagesTable,
  ImportMappingsTable,
  OperatorJobErrorsTable,
  OperatorJobsTable,
  OperatorJobTargetsTable,
} from './schema/operator-jobs.ts';
import type {
  ApiKeysTable,
  AuditRecordsTable,
  OperatorAttemptsTable,
  OperatorChallengesTable,
  OperatorInvitationsTable,
  OperatorPasskeyChallengesTable,
  OperatorPasskeysTable,
  OperatorRecoveryCodesTable,
  OperatorSessionsTable,
  OperatorSignOnsTable,
  OperatorsTable,
  SetUpStepsTable,
} from './schema/operators.ts';
import type {
  MerchantOrdersTable,
  OrderItemsTable,
  OrderReturnItemsTable,
  OrderReturnsTable,
  OrderSearchTokensTable,
  OrdersTable,
  ShipmentEventsTable,
} from './schema/orders.ts';
import type {
  MediaSourcesTable,
  PageImportFilesTable,
  PageImportsTable,
} from './schema/page-imports.ts';
import type {
  BankTransfersTable,
  PaymentsTable,
  RefundsTable,
  SandboxKeysTable,
  SandboxNotificationsTable,
  SandboxPaymentsTable,
  SandboxRefundsTable,
  TransferSettingsTable,
} from './schema/payments.ts';
import type {
  EncryptionKeysTable,
  PersonalIdImageRemovalsTable,
  PersonalIdImagesTable,
  PersonalIdsTable,
} from './schema/personal-ids.ts';
import type { PrivacyRequestsTable } from './schema/privacy-requests.ts';
import type { AwaitedChangesTable, ProductAlertsTable } from './schema/product-alerts.ts';
import type { ProductSalesCursorTable, ProductSalesTable } from './schema/product-sales.ts';
import type {
  CouponsTable,
  PromoCodesTable,
  PromoRedemptionsTable,
  PromotionsTable,
  QuotasTable,
  RewardPackagesTable,
} from './schema/promotions.ts';
import type {
  BillDifferencesTable,
  ProviderBillLinesTable,
  ProviderBillsTable,
} from './schema/reconciliation.ts';
import type { SessionsTable, ShoppersTable } from './schema/sessions.ts';
import type {
  ActivitiesTable,
  ActivityEntriesTable,
  PageViewsTable,
  SpendingTiersTable,
  TaskGroupsTable,
  TasksTable,
} from './schema/tasks.ts';
import type {
  AnalyticsDaysTable,
  AnalyticsHoursTable,
  TrackingDeadLettersTable,
  TrackingEventsTable,
} from './schema/tracking.ts';
import type {
  WebhookAttemptsTable,
  WebhookDeliveriesTable,
  WebhookEndpointsTable,
} from './schema/webhooks.ts';
import type { ViewedProductsTable, WishlistItemsTable } from './schema/wishlist.ts';

export type { StoredLiveModel, StoredMeasurements } from './schema/catalogue.ts';
export type { StoredEntry } from './schema/content.ts';
export type { StoredQuestion } from './schema/extras.ts';
export type { StoredRule } from './schema/lotteries.ts';
export type { BenefitTerms } from './schema/memberships.ts';
export type { StoredScope } from './schema/promotions.ts';

/** All tables after the migrations; `schema.test.ts` compares the two. */
export interface Database {
  operators: OperatorsTable;
  operator_recovery_codes: OperatorRecoveryCodesTable;
  operator_challenges: OperatorChallengesTable;
  operator_passkeys: OperatorPasskeysTable;
  operator_passkey_challenges: OperatorPasskeyChallengesTable;
  operator_sessions: OperatorSessionsTable;
  operator_attempts: OperatorAttemptsTable;
  operator_sign_ons: OperatorSignOnsTable;
  operator_invitations: OperatorInvitationsTable;
  set_up_steps: SetUpStepsTable;
  api_keys: ApiKeysTable;
  audit_records: AuditRecordsTable;
  operator_jobs: OperatorJobsTable;
  fetched_images: FetchedImagesTable;
  import_mappings: ImportMappingsTable;
  operator_job_errors: OperatorJobErrorsTable;
  operator_job_targets: OperatorJobTargetsTable;
  catalogue_changes: CatalogueChangesTable;
  brands: BrandsTable;
  merchants: MerchantsTable;
  categories: CategoriesTable;
  colours: ColoursTable;
  attributes: AttributesTable;
  stored_reference_data: StoredReferenceDataTable;
  size_systems: SizeSystemsTable;
  size_charts: SizeChartsTable;
  products: ProductsTable;
  product_sales: ProductSalesTable;
  product_sales_cursor: ProductSalesCursorTable;
  product_attributes: ProductAttributesTable;
  variants: VariantsTable;
  scheduled_prices: ScheduledPricesTable;
  media_files: MediaFilesTable;
  media_uses: MediaUsesTable;
  media_sources: MediaSourcesTable;
  product_images: ProductImagesTable;
  search_redirects: SearchRedirectsTable;
  search_synonyms: SearchSynonymsTable;
  sets: SetsTable;
  set_products: SetProductsTable;
  sales: SalesTable;
  sale_products: SaleProductsTable;
  country_states: CountryStatesTable;
  content_pages: ContentPagesTable;
  content_revisions: ContentRevisionsTable;
  content_tests: ContentTestsTable;
  content_test_days: ContentTestDaysTable;
  content_drafts: ContentDraftsTable;
  content_previews: ContentPreviewsTable;
  content_reviews: ContentReviewsTable;
  content_comments: ContentCommentsTable;
  content_draft_saves: ContentDraftSavesTable;
  content_draft_editors: ContentDraftEditorsTable;
  content_templates: ContentTemplatesTable;
  content_block_uses: ContentBlockUsesTable;
  page_imports: PageImportsTable;
  page_import_files: PageImportFilesTable;
  flat_contents: FlatContentsTable;
  banners: BannersTable;
  app_configurations: AppConfigurationsTable;
  shoppers: ShoppersTable;
  sessions: SessionsTable;
  external_identities: ExternalIdentitiesTable;
  security_codes: SecurityCodesTable;
  privacy_requests: PrivacyRequestsTable;
  erased_identities: ErasedIdentitiesTable;
  failed_logins: FailedLoginsTable;
  used_tokens: UsedTokensTable;
  hand_over_tokens: HandOverTokensTable;
  push_devices: PushDevicesTable;
  shopper_preferences: ShopperPreferencesTable;
  shopper_benefits: ShopperBenefitsTable;
  shopper_spends: ShopperSpendsTable;
  duty_rates: DutyRatesTable;
  membership_tiers: MembershipTiersTable;
  benefits: BenefitsTable;
  tier_benefits: TierBenefitsTable;
  access_windows: AccessWindowsTable;
  marketing_subscriptions: MarketingSubscriptionsTable;
  sandbox_messages: SandboxMessagesTable;
  bags: BagsTable;
  bag_items: BagItemsTable;
  checkout_orders: CheckoutOrdersTable;
  checkout_order_items: CheckoutOrderItemsTable;
  stock_reservations: StockReservationsTable;
  idempotency_keys: IdempotencyKeysTable;
  addresses: AddressesTable;
  encryption_keys: EncryptionKeysTable;
  personal_ids: PersonalIdsTable;
  personal_id_images: PersonalIdImagesTable;
  personal_id_image_removals: PersonalIdImageRemovalsTable;
  wishlist_items: WishlistItemsTable;
  viewed_products: ViewedProductsTable;
  product_alerts: ProductAlertsTable;
  awaited_changes: AwaitedChangesTable;
  quotas: QuotasTable;
  promotions: PromotionsTable;
  reward_packages: RewardPackagesTable;
  promo_codes: PromoCodesTable;
  coupons: CouponsTable;
  promo_redemptions: PromoRedemptionsTable;
  lotteries: LotteriesTable;
  reward_definitions: RewardDefinitionsTable;
  rewards: RewardsTable;
  reward_orders: RewardOrdersTable;
  lottery_prizes: LotteryPrizesTable;
  lottery_tickets: LotteryTicketsTable;
  lottery_draws: LotteryDrawsTable;
  campaigns: CampaignsTable;
  campaign_enrolments: CampaignEnrolmentsTable;
  activities: ActivitiesTable;
  activity_entries: ActivityEntriesTable;
  page_views: PageViewsTable;
  shares: SharesTable;
  boosts: BoostsTable;
  referral_programs: ReferralProgramsTable;
  referral_tokens: ReferralTokensTable;
  referrals: ReferralsTable;
  questionnaires: QuestionnairesTable;
  questionnaire_answers: QuestionnaireAnswersTable;
  task_groups: TaskGroupsTable;
  tasks: TasksTable;
  spending_tiers: SpendingTiersTable;
  day_outfits: DayOutfitsTable;
  outfit_lists: OutfitListsTable;
  conversations: ConversationsTable;
  conversation_messages: ConversationMessagesTable;
  conversation_images: ConversationImagesTable;
  quick_replies: QuickRepliesTable;
  tracking_events: TrackingEventsTable;
  tracking_dead_letters: TrackingDeadLettersTable;
  analytics_hours: AnalyticsHoursTable;
  analytics_days: AnalyticsDaysTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  ledger_entries: LedgerEntriesTable;
  merchant_balances: MerchantBalancesTable;
  merchant_balance_changes: MerchantBalanceChangesTable;
  merchant_order_counts: MerchantOrderCountsTable;
  merchant_order_count_changes: MerchantOrderCountChangesTable;
  commission_rates: CommissionRatesTable;
  payouts: PayoutsTable;
  payout_entries: PayoutEntriesTable;
  provider_bills: ProviderBillsTable;
  provider_bill_lines: ProviderBillLinesTable;
  bill_differences: BillDifferencesTable;
  orders: OrdersTable;
  order_search_tokens: OrderSearchTokensTable;
  merchant_orders: MerchantOrdersTable;
  order_items: OrderItemsTable;
  shipment_events: ShipmentEventsTable;
  shipments: ShipmentsTable;
  shipment_items: ShipmentItemsTable;
  carrier_reports: CarrierReportsTable;
  order_refunds: OrderRefundsTable;
  order_refund_items: OrderRefundItemsTable;
  order_notes: OrderNotesTable;
  order_return_photos: OrderReturnPhotosTable;
  return_request_photos: ReturnRequestPhotosTable;
  order_returns: OrderReturnsTable;
  order_return_items: OrderReturnItemsTable;
  fapiao: FapiaoTable;
  sandbox_payments: SandboxPaymentsTable;
  sandbox_parcels: SandboxParcelsTable;
  sandbox_shipping_reports: SandboxShippingReportsTable;
  sandbox_refunds: SandboxRefundsTable;
  sandbox_notifications: SandboxNotificationsTable;
  sandbox_keys: SandboxKeysTable;
  transfer_settings: TransferSettingsTable;
  bank_transfers: BankTransfersTable;
  shop_events: ShopEventsTable;
  shopper_messages: ShopperMessagesTable;
  message_attempts: MessageAttemptsTable;
  message_permissions: MessagePermissionsTable;
  used_message_permissions: UsedMessagePermissionsTable;
  sandbox_accepted_messages: SandboxAcceptedMessagesTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
}

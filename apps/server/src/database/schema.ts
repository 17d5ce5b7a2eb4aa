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
  MerchantsTable,
  ProductAttributesTable,
  ProductsTable,
  SaleProductsTable,
  SalesTable,
  SetProductsTable,
  SetsTable,
  VariantsTable,
} from './schema/catalogue.ts';
import type {
  BagItemsTable,
  BagsTable,
  CheckoutOrderItemsTable,
  CheckoutOrdersTable,
  OnceAnswersTable,
  StockHoldsTable,
} from './schema/checkout.ts';
import type {
  AppConfigurationsTable,
  BannersTable,
  ContentPagesTable,
  ContentRevisionsTable,
  FlatContentsTable,
} from './schema/content.ts';
import type {
  DayOutfitsTable,
  OutfitListsTable,
  QuestionnaireAnswersTable,
  QuestionnairesTable,
} from './schema/extras.ts';
import type {
  FailedLoginsTable,
  MarketingSubscriptionsTable,
  SandboxMessagesTable,
  SecurityCodesTable,
  ShopperBenefitsTable,
  ShopperIdentitiesTable,
  ShopperPreferencesTable,
  ShopperSpendsTable,
  SpentTokensTable,
} from './schema/identity.ts';
import type {
  LotteriesTable,
  LotteryDrawsTable,
  LotteryPrizesTable,
  LotteryTicketsTable,
} from './schema/lotteries.ts';
import type {
  MerchantOrdersTable,
  OrderItemsTable,
  OrderReturnItemsTable,
  OrderReturnsTable,
  OrdersTable,
  ParcelEventsTable,
} from './schema/orders.ts';
import type {
  PaymentsTable,
  RefundsTable,
  SandboxKeysTable,
  SandboxNotificationsTable,
  SandboxPaymentsTable,
  SandboxRefundsTable,
} from './schema/payments.ts';
import type { PersonalIdImagesTable, PersonalIdsTable } from './schema/personal-ids.ts';
import type {
  CouponsTable,
  PromoCodesTable,
  PromoRedemptionsTable,
  PromotionsTable,
  QuotasTable,
  RewardPackagesTable,
} from './schema/promotions.ts';
import type { SessionsTable, ShoppersTable } from './schema/sessions.ts';
import type {
  ActivitiesTable,
  ActivityEntriesTable,
  SpendingTiersTable,
  TaskGroupsTable,
  TasksTable,
} from './schema/tasks.ts';
import type { TrackingEventsTable, TrackingSetAsideTable } from './schema/tracking.ts';
import type { ViewedProductsTable, WishlistItemsTable } from './schema/wishlist.ts';

export type { StoredLiveModel, StoredMeasurements } from './schema/catalogue.ts';
export type { StoredEntry } from './schema/content.ts';
export type { StoredQuestion } from './schema/extras.ts';
export type { StoredRule } from './schema/lotteries.ts';
export type { StoredScope } from './schema/promotions.ts';

/** Every table, as the migrations leave it. Kept equal to them by `schema.test.ts`. */
export interface Database {
  brands: BrandsTable;
  merchants: MerchantsTable;
  categories: CategoriesTable;
  colours: ColoursTable;
  attributes: AttributesTable;
  products: ProductsTable;
  product_attributes: ProductAttributesTable;
  variants: VariantsTable;
  sets: SetsTable;
  set_products: SetProductsTable;
  sales: SalesTable;
  sale_products: SaleProductsTable;
  country_states: CountryStatesTable;
  content_pages: ContentPagesTable;
  content_revisions: ContentRevisionsTable;
  flat_contents: FlatContentsTable;
  banners: BannersTable;
  app_configurations: AppConfigurationsTable;
  shoppers: ShoppersTable;
  sessions: SessionsTable;
  shopper_identities: ShopperIdentitiesTable;
  security_codes: SecurityCodesTable;
  failed_logins: FailedLoginsTable;
  spent_tokens: SpentTokensTable;
  shopper_preferences: ShopperPreferencesTable;
  shopper_benefits: ShopperBenefitsTable;
  shopper_spends: ShopperSpendsTable;
  marketing_subscriptions: MarketingSubscriptionsTable;
  sandbox_messages: SandboxMessagesTable;
  bags: BagsTable;
  bag_items: BagItemsTable;
  checkout_orders: CheckoutOrdersTable;
  checkout_order_items: CheckoutOrderItemsTable;
  stock_holds: StockHoldsTable;
  once_answers: OnceAnswersTable;
  addresses: AddressesTable;
  personal_ids: PersonalIdsTable;
  personal_id_images: PersonalIdImagesTable;
  wishlist_items: WishlistItemsTable;
  viewed_products: ViewedProductsTable;
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
  tracking_events: TrackingEventsTable;
  tracking_set_aside: TrackingSetAsideTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  orders: OrdersTable;
  merchant_orders: MerchantOrdersTable;
  order_items: OrderItemsTable;
  parcel_events: ParcelEventsTable;
  order_returns: OrderReturnsTable;
  order_return_items: OrderReturnItemsTable;
  sandbox_payments: SandboxPaymentsTable;
  sandbox_refunds: SandboxRefundsTable;
  sandbox_notifications: SandboxNotificationsTable;
  sandbox_keys: SandboxKeysTable;
}

import type { AdminCallName } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import type { ComponentType } from 'react';
import { ITEM_TYPES } from './screens/marketing/item-types.ts';

export type MenuGroup =
  | 'today'
  | 'orders'
  | 'catalogue'
  | 'content'
  | 'marketing'
  | 'shoppers'
  | 'money'
  | 'settings';

/** Every fact about a screen of the back office. */
export interface ScreenRow {
  /** Its path below `/admin`, in the form of the router: `/orders/:id`. */
  path: string;
  title: Localised;
  /** Its place in the menu; a screen without one is reached from another. */
  group?: MenuGroup;
  /** Who may make this call may open the screen. */
  call?: AdminCallName;
  /** What is done on it, where its call is for others too: merchants do not see the work of the whole shop. */
  work?: AdminCallName;
  /** Only where the shop imports goods. */
  isImportOnly?: true;
  /** The view uses the whole window, without the frame's margins. */
  isFullWidth?: true;
  load(): Promise<ComponentType>;
}

/** All screens in the order of the menu. A screen is one folder of `screens/` and one row here. */
export const SCREENS: readonly ScreenRow[] = [
  {
    path: '/today',
    title: { 'zh-CN': '今日', 'en-US': 'Today' },
    group: 'today',
    load: () => import('./screens/today/Today.tsx').then((file) => file.Today),
  },
  {
    path: '/analytics',
    title: { 'zh-CN': '分析', 'en-US': 'Analytics' },
    group: 'today',
    call: 'getAnalytics',
    load: () => import('./screens/analytics/Analytics.tsx').then((file) => file.Analytics),
  },
  {
    path: '/orders',
    title: { 'zh-CN': '订单处理', 'en-US': 'Order desk' },
    group: 'orders',
    call: 'listMerchantOrders',
    load: () => import('./screens/orders/Orders.tsx').then((file) => file.Orders),
  },
  {
    path: '/orders/:id',
    title: { 'zh-CN': '订单', 'en-US': 'Order' },
    call: 'getMerchantOrder',
    load: () => import('./screens/order/Order.tsx').then((file) => file.Order),
  },
  {
    path: '/returns',
    title: { 'zh-CN': '退货处理', 'en-US': 'Returns' },
    group: 'orders',
    call: 'listMerchantReturns',
    load: () => import('./screens/returns/Returns.tsx').then((file) => file.Returns),
  },
  {
    path: '/personal-ids',
    title: { 'zh-CN': '身份审核', 'en-US': 'Personal IDs' },
    group: 'orders',
    call: 'listPersonalIdReviews',
    isImportOnly: true,
    load: () => import('./screens/personal-ids/PersonalIds.tsx').then((file) => file.PersonalIds),
  },
  {
    path: '/products',
    title: { 'zh-CN': '商品', 'en-US': 'Products' },
    group: 'catalogue',
    call: 'listCatalogueProducts',
    load: () => import('./screens/products/Products.tsx').then((file) => file.Products),
  },
  {
    path: '/products/:id',
    title: { 'zh-CN': '商品', 'en-US': 'Product' },
    call: 'getCatalogueProduct',
    load: () => import('./screens/product/ProductEditor.tsx').then((file) => file.ProductEditor),
  },
  {
    path: '/imports',
    title: { 'zh-CN': '导入与导出', 'en-US': 'Import and export' },
    group: 'catalogue',
    call: 'listOperatorJobs',
    load: () => import('./screens/imports/Imports.tsx').then((file) => file.Imports),
  },
  {
    path: '/categories',
    title: { 'zh-CN': '类目', 'en-US': 'Categories' },
    group: 'catalogue',
    call: 'listCategories',
    work: 'createCategory',
    load: () => import('./screens/categories/Categories.tsx').then((file) => file.Categories),
  },
  {
    path: '/brands',
    title: { 'zh-CN': '品牌', 'en-US': 'Brands' },
    group: 'catalogue',
    call: 'listBrands',
    work: 'createBrand',
    load: () => import('./screens/brands/Brands.tsx').then((file) => file.Brands),
  },
  {
    path: '/colours',
    title: { 'zh-CN': '颜色', 'en-US': 'Colours' },
    group: 'catalogue',
    call: 'listColours',
    work: 'createColour',
    load: () => import('./screens/colours/Colours.tsx').then((file) => file.Colours),
  },
  {
    path: '/attributes',
    title: { 'zh-CN': '材质与细节', 'en-US': 'Materials and details' },
    group: 'catalogue',
    call: 'listAttributes',
    work: 'createAttribute',
    load: () => import('./screens/attributes/Attributes.tsx').then((file) => file.Attributes),
  },
  {
    path: '/sets',
    title: { 'zh-CN': '商品集', 'en-US': 'Sets' },
    group: 'catalogue',
    call: 'listSets',
    work: 'createSet',
    load: () => import('./screens/selections/Sets.tsx').then((file) => file.Sets),
  },
  {
    path: '/sets/:id',
    title: { 'zh-CN': '商品集', 'en-US': 'Set' },
    call: 'getSet',
    work: 'updateSet',
    load: () => import('./screens/selections/SetEditor.tsx').then((file) => file.SetEditor),
  },
  {
    path: '/sales',
    title: { 'zh-CN': '特卖', 'en-US': 'Sales' },
    group: 'catalogue',
    call: 'listSales',
    work: 'createSale',
    load: () => import('./screens/selections/Sales.tsx').then((file) => file.Sales),
  },
  {
    path: '/sales/:id',
    title: { 'zh-CN': '特卖', 'en-US': 'Sale' },
    call: 'getSale',
    work: 'updateSale',
    load: () => import('./screens/selections/SaleEditor.tsx').then((file) => file.SaleEditor),
  },
  {
    path: '/sizes',
    title: { 'zh-CN': '尺码对照', 'en-US': 'Size systems' },
    group: 'catalogue',
    call: 'listSizeSystems',
    work: 'createSizeSystem',
    load: () => import('./screens/sizes/Sizes.tsx').then((file) => file.Sizes),
  },
  {
    path: '/labels',
    title: { 'zh-CN': '标签', 'en-US': 'Labels' },
    group: 'catalogue',
    call: 'listLabels',
    work: 'updateLabel',
    load: () => import('./screens/labels/Labels.tsx').then((file) => file.Labels),
  },
  {
    path: '/search-words',
    title: { 'zh-CN': '搜索词', 'en-US': 'Search words' },
    group: 'catalogue',
    call: 'listSynonyms',
    work: 'createSynonym',
    load: () => import('./screens/search-words/SearchWords.tsx').then((file) => file.SearchWords),
  },
  {
    path: '/conversations',
    title: { 'zh-CN': '顾客会话', 'en-US': 'Conversations' },
    group: 'shoppers',
    call: 'listShopperConversations',
    load: () =>
      import('./screens/conversations/Conversations.tsx').then((file) => file.Conversations),
  },
  {
    path: '/conversations/:id',
    title: { 'zh-CN': '顾客会话', 'en-US': 'Conversations' },
    call: 'getShopperConversation',
    load: () =>
      import('./screens/conversations/Conversations.tsx').then((file) => file.Conversations),
  },
  {
    path: '/shoppers',
    title: { 'zh-CN': '顾客', 'en-US': 'Shoppers' },
    group: 'shoppers',
    call: 'findShoppers',
    load: () => import('./screens/shoppers/Shoppers.tsx').then((file) => file.Shoppers),
  },
  {
    path: '/shoppers/:id',
    title: { 'zh-CN': '顾客', 'en-US': 'Shopper' },
    call: 'getShopper',
    load: () => import('./screens/shoppers/Shopper.tsx').then((file) => file.Shopper),
  },
  {
    path: '/privacy-requests',
    title: { 'zh-CN': '隐私请求', 'en-US': 'Privacy requests' },
    group: 'shoppers',
    call: 'listPrivacyRequests',
    load: () =>
      import('./screens/privacy-requests/PrivacyRequests.tsx').then((file) => file.PrivacyRequests),
  },
  {
    path: '/messages',
    title: { 'zh-CN': '发给顾客的消息', 'en-US': 'Messages' },
    group: 'shoppers',
    call: 'listMessages',
    load: () => import('./screens/messages/Outbox.tsx').then((file) => file.Outbox),
  },
  {
    path: '/failed-events',
    title: { 'zh-CN': '失败的事件', 'en-US': 'Failed events' },
    group: 'shoppers',
    call: 'listFailedEvents',
    load: () =>
      import('./screens/failed-events/FailedEvents.tsx').then((file) => file.FailedEvents),
  },
  {
    path: '/message-templates',
    title: { 'zh-CN': '消息模板', 'en-US': 'Message templates' },
    group: 'shoppers',
    call: 'listMessageTemplates',
    load: () =>
      import('./screens/message-templates/MessageTemplates.tsx').then(
        (file) => file.MessageTemplates,
      ),
  },
  {
    path: '/money',
    title: { 'zh-CN': '账目', 'en-US': 'Ledger' },
    group: 'money',
    call: 'listLedgerEntries',
    load: () => import('./screens/money/Ledger.tsx').then((file) => file.Ledger),
  },
  {
    path: '/money/payouts',
    title: { 'zh-CN': '付款', 'en-US': 'Payouts' },
    group: 'money',
    call: 'listPayouts',
    load: () => import('./screens/money/Payouts.tsx').then((file) => file.Payouts),
  },
  {
    path: '/money/commissions',
    title: { 'zh-CN': '佣金', 'en-US': 'Commissions' },
    group: 'money',
    call: 'listCommissionRates',
    load: () => import('./screens/money/Commissions.tsx').then((file) => file.Commissions),
  },
  {
    path: '/money/duty-rates',
    title: { 'zh-CN': '税率', 'en-US': 'Duty rates' },
    group: 'money',
    call: 'listDutyRates',
    work: 'createDutyRate',
    isImportOnly: true,
    load: () => import('./screens/duty-rates/DutyRates.tsx').then((file) => file.DutyRates),
  },
  {
    path: '/money/refunds',
    title: { 'zh-CN': '退款', 'en-US': 'Refunds' },
    group: 'money',
    call: 'listRefunds',
    load: () => import('./screens/money/Refunds.tsx').then((file) => file.Refunds),
  },
  {
    path: '/money/transfers',
    title: { 'zh-CN': '银行转账', 'en-US': 'Bank transfers' },
    group: 'money',
    call: 'listTransfers',
    load: () => import('./screens/transfers/Transfers.tsx').then((file) => file.Transfers),
  },
  {
    path: '/money/reconciliation',
    title: { 'zh-CN': '对账', 'en-US': 'Reconciliation' },
    group: 'money',
    call: 'listProviderBills',
    load: () =>
      import('./screens/reconciliation/Reconciliation.tsx').then((file) => file.Reconciliation),
  },
  {
    path: '/fapiao',
    title: { 'zh-CN': '发票', 'en-US': 'Fapiao' },
    group: 'money',
    call: 'listFapiao',
    load: () => import('./screens/fapiao/Fapiao.tsx').then((file) => file.Fapiao),
  },
  {
    path: '/merchants',
    title: { 'zh-CN': '商家', 'en-US': 'Merchants' },
    group: 'settings',
    call: 'listMerchants',
    work: 'createMerchant',
    load: () => import('./screens/merchants/Merchants.tsx').then((file) => file.Merchants),
  },
  {
    path: '/configuration',
    title: { 'zh-CN': '店铺设置', 'en-US': 'Settings of the shop' },
    group: 'settings',
    call: 'listConfigurations',
    load: () =>
      import('./screens/configuration/Configuration.tsx').then((file) => file.Configuration),
  },
  {
    path: '/staff',
    title: { 'zh-CN': '员工账户', 'en-US': 'Staff' },
    group: 'settings',
    call: 'listOperators',
    load: () => import('./screens/staff/Staff.tsx').then((file) => file.Staff),
  },
  {
    path: '/api-keys',
    title: { 'zh-CN': 'API 密钥', 'en-US': 'API keys' },
    group: 'settings',
    call: 'listApiKeys',
    load: () => import('./screens/api-keys/ApiKeys.tsx').then((file) => file.ApiKeys),
  },
  {
    path: '/webhooks',
    title: { 'zh-CN': 'Webhook', 'en-US': 'Webhooks' },
    group: 'settings',
    call: 'listWebhookEndpoints',
    load: () => import('./screens/webhooks/Webhooks.tsx').then((file) => file.Webhooks),
  },
  {
    path: '/webhooks/deliveries',
    title: { 'zh-CN': 'Webhook 投递', 'en-US': 'Webhook deliveries' },
    group: 'settings',
    call: 'listWebhookDeliveries',
    load: () => import('./screens/webhooks/Deliveries.tsx').then((file) => file.Deliveries),
  },
  {
    path: '/audit',
    title: { 'zh-CN': '操作记录', 'en-US': 'Audit records' },
    group: 'settings',
    call: 'listAuditRecords',
    load: () => import('./screens/audit/Audit.tsx').then((file) => file.Audit),
  },
  {
    path: '/jobs',
    title: { 'zh-CN': '后台任务', 'en-US': 'Jobs' },
    group: 'settings',
    call: 'listOperatorJobs',
    load: () => import('./screens/jobs/Jobs.tsx').then((file) => file.Jobs),
  },
  ...ITEM_TYPES.map(
    ({ type, title }): ScreenRow => ({
      path: `/marketing/${type}`,
      title,
      group: 'marketing',
      call: type === 'banner' ? 'listBanners' : 'listMarketingItems',
      load: () => import('./screens/marketing/ItemList.tsx').then((file) => file.ItemList),
    }),
  ),
  {
    path: '/marketing/:type/:id',
    title: { 'zh-CN': '营销', 'en-US': 'Marketing' },
    call: 'getMarketingItem',
    load: () => import('./screens/marketing/ItemEditor.tsx').then((file) => file.ItemEditor),
  },
  {
    path: '/access-windows',
    title: { 'zh-CN': '提前开放', 'en-US': 'Early openings' },
    group: 'marketing',
    call: 'listAccessWindows',
    load: () =>
      import('./screens/access-windows/AccessWindows.tsx').then((file) => file.AccessWindows),
  },
  {
    path: '/calendar',
    title: { 'zh-CN': '日历', 'en-US': 'Calendar' },
    group: 'content',
    call: 'getCalendar',
    load: () => import('./screens/calendar/Calendar.tsx').then((file) => file.Calendar),
  },
  {
    path: '/pages',
    title: { 'zh-CN': '页面', 'en-US': 'Pages' },
    group: 'content',
    call: 'listPages',
    load: () => import('./screens/pages/Pages.tsx').then((file) => file.Pages),
  },
  {
    path: '/blocks',
    title: { 'zh-CN': '区块', 'en-US': 'Blocks' },
    group: 'content',
    call: 'listPageBlocks',
    load: () => import('./screens/blocks/Blocks.tsx').then((file) => file.Blocks),
  },
  {
    path: '/blocks/:code',
    title: { 'zh-CN': '区块', 'en-US': 'Block' },
    call: 'getPageBlock',
    load: () => import('./screens/blocks/Block.tsx').then((file) => file.Block),
  },
  {
    path: '/page-reviews',
    title: { 'zh-CN': '页面审核', 'en-US': 'Page reviews' },
    group: 'content',
    call: 'requestPageReview',
    load: () => import('./screens/page-reviews/PageReviews.tsx').then((file) => file.PageReviews),
  },
  {
    path: '/pages/:id/edit',
    title: { 'zh-CN': '页面编辑', 'en-US': 'Page editor' },
    call: 'getPageDraft',
    isFullWidth: true,
    load: () => import('./screens/studio/Studio.tsx').then((file) => file.Studio),
  },
  {
    path: '/pages/:id/versions',
    title: { 'zh-CN': '页面版本', 'en-US': 'Page versions' },
    call: 'listPageDraftSaves',
    load: () =>
      import('./screens/page-versions/PageVersions.tsx').then((file) => file.PageVersions),
  },
  {
    path: '/pages/:code',
    title: { 'zh-CN': '页面', 'en-US': 'Page' },
    call: 'getPage',
    load: () => import('./screens/page/Page.tsx').then((file) => file.Page),
  },
  {
    path: '/media',
    title: { 'zh-CN': '媒体库', 'en-US': 'Media library' },
    group: 'content',
    call: 'listMediaFiles',
    load: () => import('./screens/media/Media.tsx').then((file) => file.Media),
  },
  {
    path: '/menus',
    title: { 'zh-CN': '店铺菜单', 'en-US': 'Menus' },
    group: 'content',
    call: 'getMenus',
    load: () => import('./screens/menus/Menus.tsx').then((file) => file.Menus),
  },
  {
    path: '/shop-messages',
    title: { 'zh-CN': '商店文案', 'en-US': 'Texts of the shop' },
    group: 'content',
    call: 'listShopMessages',
    load: () =>
      import('./screens/shop-messages/ShopMessages.tsx').then((file) => file.ShopMessages),
  },
  {
    path: '/account',
    title: { 'zh-CN': '我的账户', 'en-US': 'My account' },
    load: () => import('./screens/account/Account.tsx').then((file) => file.Account),
  },
];

import type { Language } from '@vitrine/kit';

/** Every screen, once: its address on the web, its mini-program page, its link inside the app. */
export interface Route {
  /** `:name` is a parameter; `:name(a|b)` allows only these values; a trailing `?` makes it optional. */
  readonly web: string;
  readonly mini: string;
  readonly app: string;
  /** What the mini-program page calls a path parameter, where the web calls it otherwise. */
  readonly miniNames?: Readonly<Record<string, string>>;
  readonly tab?: true;
}

const defineRoutes = <const T extends Record<string, Route>>(table: T): T => table;

export const routes = defineRoutes({
  home: { web: '/:gender(women|men|kids)?', mini: '/pages/home/index', app: 'home', tab: true },
  category: { web: '/category', mini: '/pages/category/index', app: 'category', tab: true },
  bag: { web: '/bag', mini: '/pages/bag/index', app: 'bag', tab: true },
  me: { web: '/user/me', mini: '/pages/user/me/index', app: 'me', tab: true },
  list: { web: '/product/list', mini: '/pages/product/listing/index', app: 'productlist' },
  product: {
    web: '/product/detail/:id',
    mini: '/pages/product/detail/index',
    app: 'productdetail/:id',
    miniNames: { id: 'productId' },
  },
  content: { web: '/content/:id', mini: '/pages/content/index', app: 'content/:id' },
  search: { web: '/search', mini: '/pages/search/index', app: 'search' },
  login: { web: '/user/login', mini: '/account/login/index', app: 'login' },
  profile: { web: '/user/profile', mini: '/account/profile/index', app: 'profile' },
  addresses: { web: '/user/addresses', mini: '/account/addresses/index', app: 'addresses' },
  address: { web: '/user/addresses/:id', mini: '/account/address/index', app: 'addresses/:id' },
  personalIds: {
    web: '/user/personal-ids',
    mini: '/account/personal-ids/index',
    app: 'personal-ids',
  },
  personalId: {
    web: '/user/personal-ids/:id',
    mini: '/account/personal-id/index',
    app: 'personal-ids/:id',
  },
  wishlist: { web: '/user/wishlist', mini: '/account/wishlist/index', app: 'wishlist' },
  recentlyViewed: {
    web: '/user/recently-viewed',
    mini: '/account/recently-viewed/index',
    app: 'recently-viewed',
  },
  coupons: { web: '/user/coupons', mini: '/account/coupons/index', app: 'coupons' },
  privacy: { web: '/user/privacy', mini: '/account/privacy/index', app: 'privacy' },
  referral: { web: '/user/referral', mini: '/account/referral/index', app: 'referral' },
  invitation: { web: '/invitation/:token', mini: '/account/invitation/index', app: 'i/:token' },
  accessReward: { web: '/accessreward', mini: '/account/access-reward/index', app: 'accessreward' },
  checkout: {
    web: '/checkout/:id/:step(address|shipping|offers|identity|payment)?',
    mini: '/order/checkout/index',
    app: 'checkout/:id',
  },
  payment: { web: '/payment/:id', mini: '/order/payment/index', app: 'payment/:id' },
  orderConfirm: {
    web: '/order/:id/confirmation',
    mini: '/order/confirmation/index',
    app: 'order/:id/confirmation',
  },
  orders: { web: '/user/orders', mini: '/order/orders/index', app: 'orders' },
  order: { web: '/user/orders/:id', mini: '/order/order/index', app: 'orders/:id' },
  tracking: {
    web: '/user/orders/:id/tracking',
    mini: '/order/tracking/index',
    app: 'orders/:id/tracking',
  },
  orderIdentity: {
    web: '/user/orders/:id/personal-id',
    mini: '/order/identity/index',
    app: 'orders/:id/personal-id',
  },
  returnRequest: {
    web: '/user/orders/:id/return',
    mini: '/order/return-request/index',
    app: 'orders/:id/return',
  },
  returns: { web: '/user/returns', mini: '/order/returns/index', app: 'returns' },
  returned: { web: '/user/returns/:id', mini: '/order/returned/index', app: 'returns/:id' },
  questionnaire: {
    web: '/questionnaire/:id',
    mini: '/campaign/questionnaire/index',
    app: 'questionnaire/:id',
  },
  gamification: { web: '/gamification', mini: '/campaign/gamification/index', app: 'gamification' },
  lottery: {
    web: '/gamification/lottery/:id',
    mini: '/campaign/lottery/index',
    app: 'gamification/lottery/:id',
  },
});

export type RouteName = keyof typeof routes;

/** A place to go: a screen of the shop. Values that are undefined are left out. */
export interface Target {
  route: RouteName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  /** Absent: the language now spoken. */
  language?: Language;
}

import type { Language } from '@vitrine/kit';

/** Every screen, once: its address on the web, its mini-program page, its link inside the app. */
export interface Route {
  /** `:name` is a parameter; `:name(a|b)` allows only these values; a trailing `?` makes it optional. */
  readonly web: string;
  readonly mini: string;
  /** Absent: its address on the web, without what leads there. */
  readonly app?: string;
  /** What the mini-program page calls a path parameter, where the web calls it otherwise. */
  readonly miniNames?: Readonly<Record<string, string>>;
  readonly tab?: true;
}

/** The link of a screen inside the app, parameters and all. */
export const appPattern = ({ app, web }: Route): string => app ?? web.replace(/^\/(?:user\/)?/, '');

const defineRoutes = <const T extends Record<string, Route>>(table: T): T => table;

export const routes = defineRoutes({
  home: { web: '/:gender(women|men|kids)?', mini: '/pages/home/index', app: 'home', tab: true },
  category: { web: '/category', mini: '/pages/category/index', tab: true },
  bag: { web: '/bag', mini: '/pages/bag/index', tab: true },
  me: { web: '/user/me', mini: '/pages/user/me/index', tab: true },
  list: { web: '/product/list', mini: '/pages/product/listing/index', app: 'productlist' },
  product: {
    web: '/product/detail/:id',
    mini: '/pages/product/detail/index',
    app: 'productdetail/:id',
    miniNames: { id: 'productId' },
  },
  content: { web: '/content/:id', mini: '/pages/content/index' },
  search: { web: '/search', mini: '/pages/search/index' },
  login: { web: '/user/login', mini: '/account/login/index' },
  profile: { web: '/user/profile', mini: '/account/profile/index' },
  addresses: { web: '/user/addresses', mini: '/account/addresses/index' },
  address: { web: '/user/addresses/:id', mini: '/account/address/index' },
  personalIds: {
    web: '/user/personal-ids',
    mini: '/account/personal-ids/index',
  },
  personalId: {
    web: '/user/personal-ids/:id',
    mini: '/account/personal-id/index',
  },
  wishlist: { web: '/user/wishlist', mini: '/account/wishlist/index' },
  recentlyViewed: {
    web: '/user/recently-viewed',
    mini: '/account/recently-viewed/index',
  },
  coupons: { web: '/user/coupons', mini: '/account/coupons/index' },
  privacy: { web: '/user/privacy', mini: '/account/privacy/index' },
  referral: { web: '/user/referral', mini: '/account/referral/index' },
  invitation: { web: '/invitation/:token', mini: '/account/invitation/index', app: 'i/:token' },
  accessReward: { web: '/accessreward', mini: '/account/access-reward/index' },
  checkout: {
    web: '/checkout/:id/:step(address|shipping|offers|identity|payment)?',
    mini: '/order/checkout/index',
    app: 'checkout/:id',
  },
  payment: { web: '/payment/:id', mini: '/order/payment/index' },
  orderConfirm: {
    web: '/order/:id/confirmation',
    mini: '/order/confirmation/index',
  },
  orders: { web: '/user/orders', mini: '/order/orders/index' },
  order: { web: '/user/orders/:id', mini: '/order/order/index' },
  tracking: {
    web: '/user/orders/:id/tracking',
    mini: '/order/tracking/index',
  },
  orderIdentity: {
    web: '/user/orders/:id/personal-id',
    mini: '/order/identity/index',
  },
  returnRequest: {
    web: '/user/orders/:id/return',
    mini: '/order/return-request/index',
  },
  returns: { web: '/user/returns', mini: '/order/returns/index' },
  returned: { web: '/user/returns/:id', mini: '/order/returned/index' },
  questionnaire: {
    web: '/questionnaire/:id',
    mini: '/campaign/questionnaire/index',
  },
  gamification: { web: '/gamification', mini: '/campaign/gamification/index' },
  lottery: {
    web: '/gamification/lottery/:id',
    mini: '/campaign/lottery/index',
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

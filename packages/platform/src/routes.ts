import type { Language } from '@vitrine/kit';

/** The loading placeholder of a screen. */
export type SkeletonKind =
  | 'unready'
  | 'homepage'
  | 'listing'
  | 'product-grid'
  | 'product-detail'
  | 'slide-products'
  | 'access-reward'
  | 'processing'
  | 'toast-processing';

/** What a phone's header shows: logo, search field, title with or without a way back, or an arrow over the picture. */
export type HeaderKind = 'logo' | 'searchBar' | 'title' | 'tabTitle' | 'overlay' | 'none';

/** Every fact about a screen, in one row. Its folder is `screens/<area>/<name in kebab-case>`. */
export interface Route {
  /** `:name` is a parameter; `:name(a|b)` allows only these values; a trailing `?` makes it optional. */
  readonly web: string;
  /** The mini-program page where `getMiniPath` does not derive it; its first folder is the package. */
  readonly mini?: string;
  /** The link inside the app. Absent: the web path without its leading part. */
  readonly app?: string;
  /** The mini-program's name of a path parameter where it differs from the web's. */
  readonly miniNames?: Readonly<Record<string, string>>;
  readonly area: 'catalogue' | 'account' | 'order' | 'campaign';
  /** `public` pages may be indexed; `guest` pages hold private data that guests have too; `shopper` pages require a log-in. */
  readonly access: 'public' | 'guest' | 'shopper';
  /** A tab of a phone's tab bar, in the order of the rows. */
  readonly tab?: true;
  /** The position in the account's menu. */
  readonly accountMenu?: number;
  /** Absent: `title`. */
  readonly header?: HeaderKind;
  /** `desktop`: a phone shows action buttons in place of the footer. */
  readonly footer?: 'desktop';
  /** The page leads through a payment: a desktop shows no navigation around it. */
  readonly isQuiet?: true;
  /** Absent: `unready`. */
  readonly skeleton?: SkeletonKind;
  /** Who a mini-program page can be shared with; `timeline` includes friends. */
  readonly share?: 'friends' | 'timeline';
  readonly pullToRefresh?: true;
  /** KB of JavaScript after brotli. Absent: the default budget. */
  readonly budget?: number;
}

/** The pattern of a screen's link inside the app. */
export const getAppPattern = ({ app, web }: Route): string =>
  app ?? web.replace(/^\/(?:user\/)?/, '');

const defineRoutes = <const T extends Record<string, Route>>(table: T): T => table;

export const routes = defineRoutes({
  home: {
    web: '/:gender(women|men|kids)?',
    app: 'home',
    area: 'catalogue',
    access: 'public',
    tab: true,
    header: 'logo',
    skeleton: 'homepage',
    share: 'timeline',
    pullToRefresh: true,
  },
  category: {
    web: '/category',
    area: 'catalogue',
    access: 'public',
    tab: true,
    header: 'searchBar',
    share: 'friends',
  },
  bag: {
    web: '/bag',
    mini: '/pages/bag/index',
    area: 'order',
    access: 'guest',
    tab: true,
    header: 'tabTitle',
    footer: 'desktop',
    pullToRefresh: true,
  },
  me: {
    web: '/user/me',
    mini: '/pages/user/me/index',
    area: 'account',
    access: 'guest',
    tab: true,
    header: 'tabTitle',
    footer: 'desktop',
    pullToRefresh: true,
  },
  list: {
    web: '/product/list',
    mini: '/pages/product/listing/index',
    app: 'productlist',
    area: 'catalogue',
    access: 'public',
    skeleton: 'listing',
    share: 'timeline',
    pullToRefresh: true,
  },
  product: {
    web: '/product/detail/:id',
    mini: '/pages/product/detail/index',
    app: 'productdetail/:id',
    miniNames: { id: 'productId' },
    area: 'catalogue',
    access: 'public',
    header: 'overlay',
    footer: 'desktop',
    skeleton: 'product-detail',
    share: 'timeline',
    pullToRefresh: true,
    budget: 113,
  },
  content: {
    web: '/content/:id',
    mini: '/pages/content/index',
    area: 'campaign',
    access: 'public',
    share: 'timeline',
    pullToRefresh: true,
  },
  search: {
    web: '/search',
    area: 'catalogue',
    access: 'public',
    header: 'none',
    skeleton: 'processing',
  },
  login: { web: '/user/login', area: 'account', access: 'guest' },
  profile: {
    web: '/user/profile',
    area: 'account',
    access: 'shopper',
    accountMenu: 7,
    footer: 'desktop',
  },
  addresses: {
    web: '/user/addresses',
    area: 'account',
    access: 'shopper',
    accountMenu: 3,
    footer: 'desktop',
  },
  address: {
    web: '/user/addresses/:id',
    area: 'account',
    access: 'shopper',
    footer: 'desktop',
  },
  personalIds: {
    web: '/user/personal-ids',
    area: 'account',
    access: 'shopper',
    accountMenu: 4,
    footer: 'desktop',
  },
  personalId: {
    web: '/user/personal-ids/:id',
    area: 'account',
    access: 'shopper',
    footer: 'desktop',
  },
  wishlist: {
    web: '/user/wishlist',
    area: 'account',
    access: 'guest',
    skeleton: 'product-grid',
    pullToRefresh: true,
  },
  recentlyViewed: {
    web: '/user/recently-viewed',
    area: 'account',
    access: 'shopper',
    skeleton: 'product-grid',
  },
  productAlerts: {
    web: '/user/alerts',
    mini: '/account/alerts/index',
    area: 'account',
    access: 'shopper',
    accountMenu: 10,
  },
  coupons: {
    web: '/user/coupons',
    area: 'account',
    access: 'shopper',
    accountMenu: 5,
    skeleton: 'access-reward',
    pullToRefresh: true,
  },
  privacy: {
    web: '/user/privacy',
    area: 'account',
    access: 'shopper',
    accountMenu: 8,
  },
  conversations: {
    web: '/user/conversations',
    area: 'account',
    access: 'guest',
    accountMenu: 9,
    pullToRefresh: true,
  },
  conversation: {
    web: '/user/conversations/:id',
    area: 'account',
    access: 'guest',
    footer: 'desktop',
  },
  referral: {
    web: '/user/referral',
    area: 'account',
    access: 'shopper',
    accountMenu: 6,
    share: 'friends',
    pullToRefresh: true,
  },
  invitation: {
    web: '/invitation/:token',
    app: 'i/:token',
    area: 'account',
    access: 'guest',
    share: 'friends',
  },
  accessReward: {
    web: '/accessreward',
    area: 'account',
    access: 'shopper',
    skeleton: 'access-reward',
    pullToRefresh: true,
  },
  checkout: {
    web: '/checkout/:id/:step(address|shipping|offers|identity|payment)?',
    app: 'checkout/:id',
    area: 'order',
    access: 'shopper',
    footer: 'desktop',
    isQuiet: true,
    budget: 113,
  },
  payment: {
    web: '/payment/:id',
    area: 'order',
    access: 'shopper',
    footer: 'desktop',
    skeleton: 'processing',
  },
  orderConfirm: {
    web: '/order/:id/confirmation',
    mini: '/order/confirmation/index',
    area: 'order',
    access: 'shopper',
  },
  orders: {
    web: '/user/orders',
    area: 'order',
    access: 'shopper',
    accountMenu: 1,
    pullToRefresh: true,
  },
  order: {
    web: '/user/orders/:id',
    area: 'order',
    access: 'shopper',
    footer: 'desktop',
    pullToRefresh: true,
  },
  tracking: {
    web: '/user/orders/:id/tracking',
    area: 'order',
    access: 'shopper',
    pullToRefresh: true,
  },
  orderPersonalId: {
    web: '/user/orders/:id/personal-id',
    mini: '/order/identity/index',
    area: 'order',
    access: 'shopper',
    footer: 'desktop',
  },
  orderFapiao: {
    web: '/user/orders/:id/fapiao',
    mini: '/order/fapiao/index',
    area: 'order',
    access: 'shopper',
    footer: 'desktop',
  },
  returnRequest: {
    web: '/user/orders/:id/return',
    area: 'order',
    access: 'shopper',
    footer: 'desktop',
  },
  returns: {
    web: '/user/returns',
    area: 'order',
    access: 'shopper',
    accountMenu: 2,
    pullToRefresh: true,
  },
  returnDetail: {
    web: '/user/returns/:id',
    mini: '/order/returned/index',
    area: 'order',
    access: 'shopper',
    footer: 'desktop',
    pullToRefresh: true,
  },
  questionnaire: {
    web: '/questionnaire/:id',
    area: 'campaign',
    access: 'public',
    footer: 'desktop',
    share: 'friends',
  },
  gamification: {
    web: '/gamification',
    area: 'campaign',
    access: 'shopper',
    share: 'friends',
    pullToRefresh: true,
  },
  lottery: {
    web: '/gamification/lottery/:id',
    area: 'campaign',
    access: 'public',
    share: 'friends',
    pullToRefresh: true,
  },
});

export type RouteName = keyof typeof routes;

/** The row of a screen, with its optional facts. */
export const routeOf = (name: RouteName): Route => routes[name];

/** The loading placeholder of a screen, known before any of its code has loaded. */
export const skeletonOf = (name: RouteName): SkeletonKind => routeOf(name).skeleton ?? 'unready';

export const routeNames = Object.keys(routes) as RouteName[];

/** The folder of a screen below `screens/`. */
export const screenFolder = (name: RouteName): string =>
  `${routes[name].area}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The mini-program page of a screen: that of its folder, where the package of the catalogue is the main one. */
export const getMiniPath = (name: RouteName): string =>
  routeOf(name).mini ?? `/${screenFolder(name).replace('catalogue/', 'pages/')}/index`;

/** A screen of the shop to navigate to. Undefined query values are left out. */
export interface Target {
  route: RouteName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  /** Default: the current language. */
  language?: Language;
}

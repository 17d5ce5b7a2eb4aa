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
  login: { web: '/user/login', mini: '/pages/user/login/index', app: 'login' },
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

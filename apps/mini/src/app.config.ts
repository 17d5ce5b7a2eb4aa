import { getMiniPath, routeNames, routeOf } from '../../../packages/platform/src/routes.ts';
import { brand } from './brand/brand.ts';

const tab = (name: string, pagePath: string, text: string) => ({
  pagePath,
  text,
  iconPath: `brand/tab-${name}.png`,
  selectedIconPath: `brand/tab-${name}-on.png`,
});

const MAIN_PACKAGE = 'pages';

const toPage = (name: (typeof routeNames)[number]) => getMiniPath(name).slice(1);
const pages = routeNames.map(toPage);
const tabPages = routeNames.filter((name) => routeOf(name).tab).map(toPage);

/** The pages of a package, below its root; tabs come first, and the first page opens the program. */
const pagesOf = (root: string): string[] =>
  pages
    .filter((page) => page.startsWith(`${root}/`))
    .sort((one, other) => Number(tabPages.includes(other)) - Number(tabPages.includes(one)))
    .map((page) => (root === MAIN_PACKAGE ? page : page.slice(root.length + 1)));

const subPackages = [...new Set(pages.map((page) => page.split('/')[0] ?? ''))]
  .filter((root) => root !== MAIN_PACKAGE)
  .map((root) => ({ root, pages: pagesOf(root) }));

const preload = (...packages: string[]) => ({ network: 'all' as const, packages });

export default defineAppConfig({
  pages: pagesOf(MAIN_PACKAGE),
  subPackages,
  // Downloaded while the shopper is on a page that links there.
  preloadRule: {
    'pages/product/detail/index': preload('account', 'order'),
    'pages/bag/index': preload('account', 'order'),
    'pages/user/me/index': preload('account', 'order'),
    'pages/content/index': preload('account', 'campaign'),
  },
  ...(process.env.TARO_ENV === 'weapp' && {
    // The code of a page runs when the page is opened, not when the program starts.
    lazyCodeLoading: 'requiredComponents',
    sitemapLocation: 'sitemap.json',
    // WeChat refuses calls for personal data that are not declared.
    requiredPrivateInfos: ['chooseAddress'],
  }),
  // Douyin includes this component only on request.
  ...(process.env.TARO_ENV === 'tt' && { enableComponents: ['page-container'] }),
  window: {
    navigationBarTitleText: '',
    navigationBarTextStyle: 'black',
    navigationBarBackgroundColor: brand.paper,
    backgroundColor: brand.paper,
    backgroundTextStyle: 'dark',
    // How far below the window the end of a page is reported, in pixels.
    onReachBottomDistance: 400,
  },
  tabBar: {
    color: brand.quietInk,
    selectedColor: brand.ink,
    backgroundColor: brand.paper,
    borderStyle: 'white',
    list: [
      tab('home', 'pages/home/index', '首页'),
      tab('category', 'pages/category/index', '分类'),
      tab('bag', 'pages/bag/index', '购物袋'),
      tab('me', 'pages/user/me/index', '我的'),
    ],
  },
});

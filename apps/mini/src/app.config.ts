const TAB_COLOUR = '#6E675E';
const TAB_COLOUR_ACTIVE = '#171513';
const PAPER = '#FFFFFF';

const tab = (name: string, pagePath: string, text: string) => ({
  pagePath,
  text,
  iconPath: `assets/tab-${name}.png`,
  selectedIconPath: `assets/tab-${name}-on.png`,
});

const ahead = (...packages: string[]) => ({ network: 'all' as const, packages });

export default defineAppConfig({
  pages: [
    'pages/home/index',
    'pages/category/index',
    'pages/bag/index',
    'pages/user/me/index',
    'pages/content/index',
    'pages/product/listing/index',
    'pages/product/detail/index',
    'pages/search/index',
  ],
  subPackages: [
    {
      root: 'account',
      pages: [
        'login/index',
        'profile/index',
        'privacy/index',
        'wishlist/index',
        'recently-viewed/index',
        'addresses/index',
        'address/index',
        'personal-ids/index',
        'personal-id/index',
        'coupons/index',
        'referral/index',
        'invitation/index',
        'access-reward/index',
      ],
    },
    {
      root: 'order',
      pages: [
        'checkout/index',
        'payment/index',
        'confirmation/index',
        'orders/index',
        'order/index',
        'tracking/index',
        'identity/index',
        'return-request/index',
        'returns/index',
        'returned/index',
      ],
    },
    {
      root: 'campaign',
      pages: ['questionnaire/index', 'gamification/index', 'lottery/index'],
    },
  ],
  // Fetched while the shopper still looks at a page that leads there.
  preloadRule: {
    'pages/product/detail/index': ahead('account', 'order'),
    'pages/bag/index': ahead('account', 'order'),
    'pages/user/me/index': ahead('account', 'order'),
    'pages/content/index': ahead('account', 'campaign'),
  },
  // Douyin brings this one only to those who ask for it.
  ...(process.env.TARO_ENV === 'tt' && { enableComponents: ['page-container'] }),
  window: {
    navigationBarTitleText: '',
    navigationBarTextStyle: 'black',
    navigationBarBackgroundColor: PAPER,
    backgroundColor: PAPER,
    backgroundTextStyle: 'dark',
  },
  tabBar: {
    color: TAB_COLOUR,
    selectedColor: TAB_COLOUR_ACTIVE,
    backgroundColor: PAPER,
    borderStyle: 'white',
    list: [
      tab('home', 'pages/home/index', '首页'),
      tab('category', 'pages/category/index', '分类'),
      tab('bag', 'pages/bag/index', '购物袋'),
      tab('me', 'pages/user/me/index', '我的'),
    ],
  },
});

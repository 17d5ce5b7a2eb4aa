const TAB_COLOUR = '#6E675E';
const TAB_COLOUR_ACTIVE = '#171513';
const PAPER = '#FFFFFF';

const tab = (name: string, pagePath: string, text: string) => ({
  pagePath,
  text,
  iconPath: `assets/tab-${name}.png`,
  selectedIconPath: `assets/tab-${name}-on.png`,
});

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

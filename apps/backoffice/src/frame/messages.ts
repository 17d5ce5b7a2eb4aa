import { defineMessages } from '@vitrine/kit';

export const frameMessages = defineMessages({
  title: ['管理后台', 'Back office'],
  groups: {
    today: ['今日', 'Today'],
    orders: ['订单', 'Orders'],
    catalogue: ['商品', 'Catalogue'],
    content: ['页面', 'Pages'],
    marketing: ['营销', 'Marketing'],
    shoppers: ['顾客', 'Shoppers'],
    money: ['资金', 'Money'],
    settings: ['设置', 'Settings'],
  },
  menu: ['主菜单', 'Main menu'],
  account: ['我的账户', 'My account'],
  logOut: ['退出登录', 'Log out'],
  language: ['English', '中文'],
  dark: ['深色', 'Dark'],
  light: ['浅色', 'Light'],
  search: ['搜索订单、商品、顾客…', 'Search orders, products, shoppers…'],
  openShop: ['打开店铺', 'Open the shop'],
  missing: [
    '没有这个页面，或您的账户无权查看',
    'There is no such page, or your account may not see it',
  ],
  toStart: ['回到首页', 'Back to the start'],
  skip: ['跳到内容', 'Skip to content'],
  loading: ['正在载入', 'Loading'],
  failed: ['页面未能载入', 'The page could not be loaded'],
  reload: ['重新载入', 'Reload'],
});

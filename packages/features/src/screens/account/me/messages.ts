import { defineMessages, type Language } from '@vitrine/kit';
/** The name of each language, written in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
};

export const messages = defineMessages({
  title: ['我的', 'Me'],
  greeting: ['您好', 'Good to see you'],
  signIn: ['登录或注册', 'Sign in or register'],
  profile: ['个人资料', 'Profile'],
  bound: ['已绑定微信', 'WeChat linked'],
  /** Shown beside the contact details; nothing for most shoppers. */
  roles: {
    shopper: ['', ''],
    vip: ['VIP 客户', 'VIP client'],
    staff: ['员工账户', 'Staff account'],
  },
  /** Separates the contact details. */
  and: ['，', ' · '],
  membership: ['会员', 'Membership'],
  benefits: ['会员礼遇', 'Benefits'],
  stylist: ['您的专属搭配师', 'Your stylist'],
  writeToStylist: ['发消息', 'Send a message'],
  /** {tier}: the tier that unlocks the benefit. */
  ahead: ['{tier}解锁', 'From {tier}'],
  /** {window}: the time for which spending counts. */
  spent: ['{window}累计 {price}', '{price} in {window}'],
  /** {tier}: the next tier; {price}: the amount missing to it. */
  missing: ['距{tier}还差 {price}', '{price} to {tier}'],
  join: ['成为会员', 'Become a member'],
  joined: ['欢迎成为会员', 'Welcome, you are a member now'],
  joinTitle: ['成为会员', 'Become a member'],
  /** On the card of a guest where the shop has no membership. */
  guestTitle: ['登录您的账户', 'Sign in to your account'],
  guestHint: ['登录后查看订单与礼券', 'Sign in for your orders and coupons'],
  joinHint: ['登录后查看订单、礼券与会员礼遇', 'Sign in for your orders, coupons and benefits'],
  orders: ['订单', 'Orders'],
  all: ['全部', 'All'],
  allOrders: ['全部订单', 'All orders'],
  returns: ['退货', 'Returns'],
  shortcuts: {
    preparing: ['待发货', 'Preparing'],
    onTheWay: ['运输中', 'On the way'],
    clearing: ['清关中', 'Customs'],
    arrived: ['待签收', 'To sign for'],
  },
  coupons: ['礼券', 'Coupons'],
  couponsReady: ['{n} 张可用', '{n} ready to use'],
  wishlist: ['收藏', 'Wishlist'],
  wishlistCount: ['{n} 件', '{n} saved'],
  productAlerts: ['到货与降价提醒', 'Stock and price alerts'],
  recentlyViewed: ['近来看过', 'Recently viewed'],
  addresses: ['收货地址', 'Addresses'],
  personalIds: ['清关身份信息', 'Personal IDs'],
  personalIdsPassed: ['{n} 人已通过', '{n} verified'],
  gamification: ['任务与抽签', 'Tasks and draws'],
  referral: ['邀请好友', 'Invite a friend'],
  privacy: ['隐私中心', 'Privacy centre'],
  conversations: ['联系客服', 'Contact us'],
  /** {n}: answers that were not read. */
  unreadMessages: ['{n} 条新回复', '{n} new'],
  language: ['语言', 'Language'],
  country: ['国家/地区', 'Country or region'],
  /** {name}: the current country. */
  changeCountry: ['国家/地区：{name}', 'Country or region: {name}'],
  currency: ['货币', 'Currency'],
  version: ['版本 {version}', 'Version {version}'],
  logOut: ['退出登录', 'Sign out'],
  loggedOut: ['已退出登录', 'You are signed out'],
});

import type { Language, Messages } from '@vitrine/kit';
import type { Shortcut } from './rules.ts';

/** Each language in its own words, whichever is spoken now. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
};

interface MeMessages {
  title: string;
  greeting: string;
  signIn: string;
  profile: string;
  bound: string;
  /** Between what is known of the shopper. */
  and: string;
  membership: string;
  benefits: string;
  /** {tier} that brings a benefit. */
  ahead: string;
  /** {price} in twelve months. */
  spent: string;
  /** {tier} and the {price} that is missing to it. */
  missing: string;
  join: string;
  joined: string;
  joinTitle: string;
  joinHint: string;
  orders: string;
  all: string;
  allOrders: string;
  returns: string;
  shortcuts: Record<Shortcut, string>;
  /** {name} of a way on, and {n} orders there. */
  coupons: string;
  couponsReady: string;
  wishlist: string;
  pieces: string;
  recentlyViewed: string;
  addresses: string;
  personalIds: string;
  personalIdsPassed: string;
  gamification: string;
  referral: string;
  privacy: string;
  language: string;
  country: string;
  /** {name} of the present one. */
  changeCountry: string;
  currency: string;
  currencyName: string;
  version: string;
  logOut: string;
  loggedOut: string;
}

export const messages: Messages<MeMessages> = {
  'zh-CN': {
    title: '我的',
    greeting: '您好',
    signIn: '登录或注册',
    profile: '个人资料',
    bound: '已绑定微信',
    and: '，',
    membership: '会员',
    benefits: '会员礼遇',
    ahead: '{tier}解锁',
    spent: '近一年累计 {price}',
    missing: '距{tier}还差 {price}',
    join: '成为会员',
    joined: '欢迎成为会员',
    joinTitle: '成为会员',
    joinHint: '登录后查看订单、礼券与会员礼遇',
    orders: '订单',
    all: '全部',
    allOrders: '全部订单',
    returns: '退货',
    shortcuts: { preparing: '待发货', onTheWay: '运输中', clearing: '清关中', arrived: '待签收' },
    coupons: '礼券',
    couponsReady: '{n} 张可用',
    wishlist: '收藏',
    pieces: '{n} 件',
    recentlyViewed: '近来看过',
    addresses: '收货地址',
    personalIds: '清关身份信息',
    personalIdsPassed: '{n} 人已通过',
    gamification: '任务与抽签',
    referral: '邀请好友',
    privacy: '隐私中心',
    language: '语言',
    country: '国家/地区',
    changeCountry: '国家/地区：{name}',
    currency: '货币',
    currencyName: '人民币 CNY ¥',
    version: '版本 {version}',
    logOut: '退出登录',
    loggedOut: '已退出登录',
  },
  'en-US': {
    title: 'Me',
    greeting: 'Good to see you',
    signIn: 'Sign in or register',
    profile: 'Profile',
    bound: 'WeChat linked',
    and: ' · ',
    membership: 'Membership',
    benefits: 'Benefits',
    ahead: 'From {tier}',
    spent: '{price} in twelve months',
    missing: '{price} to {tier}',
    join: 'Become a member',
    joined: 'Welcome, you are a member now',
    joinTitle: 'Become a member',
    joinHint: 'Sign in for your orders, coupons and benefits',
    orders: 'Orders',
    all: 'All',
    allOrders: 'All orders',
    returns: 'Returns',
    shortcuts: {
      preparing: 'Preparing',
      onTheWay: 'On the way',
      clearing: 'Customs',
      arrived: 'To sign for',
    },
    coupons: 'Coupons',
    couponsReady: '{n} ready to use',
    wishlist: 'Wishlist',
    pieces: '{n} saved',
    recentlyViewed: 'Recently viewed',
    addresses: 'Addresses',
    personalIds: 'Personal IDs',
    personalIdsPassed: '{n} verified',
    gamification: 'Tasks and draws',
    referral: 'Invite a friend',
    privacy: 'Privacy centre',
    language: 'Language',
    country: 'Country or region',
    changeCountry: 'Country or region: {name}',
    currency: 'Currency',
    currencyName: 'Renminbi CNY ¥',
    version: 'Version {version}',
    logOut: 'Sign out',
    loggedOut: 'You are signed out',
  },
};

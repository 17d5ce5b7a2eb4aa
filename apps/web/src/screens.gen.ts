// Made by `npm run generated` from the screen table; do not edit.

import type { Screen } from '@vitrine/features';
import type { RouteName } from '@vitrine/platform';

type LoadScreen = () => Promise<{ screen: Screen }>;

/** Every screen of the web, each in a chunk of its own. */
export const screens: Readonly<Record<RouteName, LoadScreen>> = {
  home: () => import('@vitrine/features/screens/catalogue/home'),
  category: () => import('@vitrine/features/screens/catalogue/category'),
  bag: () => import('@vitrine/features/screens/order/bag'),
  me: () => import('@vitrine/features/screens/account/me'),
  list: () => import('@vitrine/features/screens/catalogue/list'),
  product: () => import('@vitrine/features/screens/catalogue/product'),
  content: () => import('@vitrine/features/screens/campaign/content'),
  search: () => import('@vitrine/features/screens/catalogue/search'),
  login: () => import('@vitrine/features/screens/account/login'),
  profile: () => import('@vitrine/features/screens/account/profile'),
  addresses: () => import('@vitrine/features/screens/account/addresses'),
  address: () => import('@vitrine/features/screens/account/address'),
  personalIds: () => import('@vitrine/features/screens/account/personal-ids'),
  personalId: () => import('@vitrine/features/screens/account/personal-id'),
  wishlist: () => import('@vitrine/features/screens/account/wishlist'),
  recentlyViewed: () => import('@vitrine/features/screens/account/recently-viewed'),
  productAlerts: () => import('@vitrine/features/screens/account/product-alerts'),
  coupons: () => import('@vitrine/features/screens/account/coupons'),
  privacy: () => import('@vitrine/features/screens/account/privacy'),
  conversations: () => import('@vitrine/features/screens/account/conversations'),
  conversation: () => import('@vitrine/features/screens/account/conversation'),
  referral: () => import('@vitrine/features/screens/account/referral'),
  invitation: () => import('@vitrine/features/screens/account/invitation'),
  accessReward: () => import('@vitrine/features/screens/account/access-reward'),
  checkout: () => import('@vitrine/features/screens/order/checkout'),
  payment: () => import('@vitrine/features/screens/order/payment'),
  orderConfirm: () => import('@vitrine/features/screens/order/order-confirm'),
  orders: () => import('@vitrine/features/screens/order/orders'),
  order: () => import('@vitrine/features/screens/order/order'),
  tracking: () => import('@vitrine/features/screens/order/tracking'),
  orderPersonalId: () => import('@vitrine/features/screens/order/order-personal-id'),
  orderFapiao: () => import('@vitrine/features/screens/order/order-fapiao'),
  returnRequest: () => import('@vitrine/features/screens/order/return-request'),
  returns: () => import('@vitrine/features/screens/order/returns'),
  returnDetail: () => import('@vitrine/features/screens/order/return-detail'),
  questionnaire: () => import('@vitrine/features/screens/campaign/questionnaire'),
  gamification: () => import('@vitrine/features/screens/campaign/gamification'),
  lottery: () => import('@vitrine/features/screens/campaign/lottery'),
};

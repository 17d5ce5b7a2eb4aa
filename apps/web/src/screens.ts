import type { Screen } from '@vitrine/features';
import type { RouteName } from '@vitrine/platform';

type LoadScreen = () => Promise<{ screen: Screen }>;

/** The screens the web has, each a chunk of its own. A route without one is not found. */
export const screens: Readonly<Partial<Record<RouteName, LoadScreen>>> = {
  home: () => import('@vitrine/features/home'),
  content: () => import('@vitrine/features/content'),
  list: () => import('@vitrine/features/list'),
  product: () => import('@vitrine/features/product'),
  category: () => import('@vitrine/features/category'),
  bag: () => import('@vitrine/features/bag'),
  me: () => import('@vitrine/features/me'),
  search: () => import('@vitrine/features/search'),
  login: () => import('@vitrine/features/login'),
  profile: () => import('@vitrine/features/profile'),
  privacy: () => import('@vitrine/features/privacy'),
  wishlist: () => import('@vitrine/features/wishlist'),
  recentlyViewed: () => import('@vitrine/features/recently-viewed'),
  checkout: () => import('@vitrine/features/checkout'),
  payment: () => import('@vitrine/features/payment'),
  orderConfirm: () => import('@vitrine/features/order-confirm'),
  addresses: () => import('@vitrine/features/addresses'),
  address: () => import('@vitrine/features/address'),
  personalIds: () => import('@vitrine/features/personal-ids'),
  personalId: () => import('@vitrine/features/personal-id'),
  coupons: () => import('@vitrine/features/coupons'),
  accessReward: () => import('@vitrine/features/access-reward'),
  gamification: () => import('@vitrine/features/gamification'),
  lottery: () => import('@vitrine/features/lottery'),
  referral: () => import('@vitrine/features/referral'),
  invitation: () => import('@vitrine/features/invitation'),
  questionnaire: () => import('@vitrine/features/questionnaire'),
  orders: () => import('@vitrine/features/orders'),
  order: () => import('@vitrine/features/order'),
  tracking: () => import('@vitrine/features/tracking'),
  orderIdentity: () => import('@vitrine/features/order-identity'),
  returnRequest: () => import('@vitrine/features/return-request'),
  returns: () => import('@vitrine/features/returns'),
  returned: () => import('@vitrine/features/returned'),
};

/** The source of each screen, by which the server finds its chunk in the build. */
export const screenSource = (route: RouteName): string =>
  `packages/features/src/${route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/screen.ts`;

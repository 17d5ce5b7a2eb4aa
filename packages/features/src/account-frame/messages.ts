import type { Messages } from '@vitrine/kit';
import type { RouteName } from '@vitrine/platform';

/** What an account is made of, in the order of how often it is looked for. */
export const ROOMS = [
  'orders',
  'returns',
  'addresses',
  'personalIds',
  'coupons',
  'referral',
  'profile',
  'privacy',
] as const satisfies readonly RouteName[];
export type Room = (typeof ROOMS)[number];

interface AccountMessages {
  account: string;
  rooms: Record<Room, string>;
}

export const messages: Messages<AccountMessages> = {
  'zh-CN': {
    account: '我的',
    rooms: {
      orders: '我的订单',
      returns: '退货',
      addresses: '收货地址',
      personalIds: '清关身份信息',
      coupons: '我的礼券',
      referral: '邀请好友',
      profile: '个人资料',
      privacy: '隐私中心',
    },
  },
  'en-US': {
    account: 'Account',
    rooms: {
      orders: 'Orders',
      returns: 'Returns',
      addresses: 'Addresses',
      personalIds: 'Personal IDs',
      coupons: 'Coupons',
      referral: 'Invite friends',
      profile: 'Profile',
      privacy: 'Privacy centre',
    },
  },
};

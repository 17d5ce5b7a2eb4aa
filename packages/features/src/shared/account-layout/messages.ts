import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  account: ['我的', 'Account'],
  sections: {
    orders: ['我的订单', 'Orders'],
    returns: ['退货', 'Returns'],
    addresses: ['收货地址', 'Addresses'],
    personalIds: ['清关身份信息', 'Personal IDs'],
    coupons: ['我的礼券', 'Coupons'],
    referral: ['邀请好友', 'Invite friends'],
    profile: ['个人资料', 'Profile'],
    privacy: ['隐私中心', 'Privacy centre'],
    conversations: ['联系客服', 'Customer service'],
    productAlerts: ['到货与降价提醒', 'Stock and price alerts'],
  },
});

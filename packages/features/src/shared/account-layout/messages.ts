import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    account: '我的',
    sections: {
      orders: '我的订单',
      returns: '退货',
      addresses: '收货地址',
      personalIds: '清关身份信息',
      coupons: '我的礼券',
      referral: '邀请好友',
      profile: '个人资料',
      privacy: '隐私中心',
      conversations: '联系客服',
      productAlerts: '到货与降价提醒',
    },
  },
  'en-US': {
    account: 'Account',
    sections: {
      orders: 'Orders',
      returns: 'Returns',
      addresses: 'Addresses',
      personalIds: 'Personal IDs',
      coupons: 'Coupons',
      referral: 'Invite friends',
      profile: 'Profile',
      privacy: 'Privacy centre',
      conversations: 'Customer service',
      productAlerts: 'Stock and price alerts',
    },
  },
});

import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '联系客服',
    lead: '尺码、面料、配送、清关或售后，都可以直接问我们。',
    ways: '联系方式',
    chat: '在线客服',
    phone: '电话',
    mail: '邮件',
    past: '我的对话',
    topics: { service: '客服', stylist: '造型顾问' },
    /** Shown in place of a text. */
    card: '[商品或订单]',
    image: '[图片]',
    unread: '{n} 条未读',
    closed: '已结束',
    copied: '已复制邮箱地址',
  },
  'en-US': {
    title: 'Contact us',
    lead: 'Sizes, cloth, delivery, customs or a return: just ask.',
    ways: 'Ways to reach us',
    chat: 'Write to us here',
    phone: 'Telephone',
    mail: 'E-mail',
    past: 'Your conversations',
    topics: { service: 'Customer service', stylist: 'Your stylist' },
    card: '[a product or an order]',
    image: '[a picture]',
    unread: '{n} unread',
    closed: 'Ended',
    copied: 'The address is copied',
  },
});

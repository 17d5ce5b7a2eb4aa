import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['联系客服', 'Contact us'],
  lead: ['商品、配送或售后，都可以直接问我们。', 'A product, delivery or a return: just ask.'],
  ways: ['联系方式', 'Ways to reach us'],
  chat: ['在线客服', 'Write to us here'],
  phone: ['电话', 'Telephone'],
  mail: ['邮件', 'E-mail'],
  past: ['我的对话', 'Your conversations'],
  topics: {
    service: ['客服', 'Customer service'],
    stylist: ['造型顾问', 'Your stylist'],
  },
  /** Shown in place of a text. */
  card: ['[商品或订单]', '[a product or an order]'],
  image: ['[图片]', '[a picture]'],
  unread: ['{n} 条未读', '{n} unread'],
  closed: ['已结束', 'Ended'],
  copied: ['已复制邮箱地址', 'The address is copied'],
});

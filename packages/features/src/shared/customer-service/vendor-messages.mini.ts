import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  names: {
    minip: ['微信客服', 'Ask in WeChat'],
    ttmp: ['抖音客服', 'Ask in Douyin'],
    alimp: ['支付宝客服', 'Ask in Alipay'],
  },
  /** In a small square, on two lines. */
  shortNames: {
    minip: ['微信\n客服', 'WeChat'],
    ttmp: ['抖音\n客服', 'Douyin'],
    alimp: ['客服', 'Alipay'],
  },
});

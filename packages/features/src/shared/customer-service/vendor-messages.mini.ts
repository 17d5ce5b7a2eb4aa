import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    names: { minip: '微信客服', ttmp: '抖音客服', alimp: '支付宝客服' },
    /** In a small square, on two lines. */
    shortNames: { minip: '微信\n客服', ttmp: '抖音\n客服', alimp: '客服' },
  },
  'en-US': {
    names: { minip: 'Ask in WeChat', ttmp: 'Ask in Douyin', alimp: 'Ask in Alipay' },
    shortNames: { minip: 'WeChat', ttmp: 'Douyin', alimp: 'Alipay' },
  },
});

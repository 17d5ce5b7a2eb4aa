import type { RefundProvider } from '@vitrine/contract/admin';
import { defineMessages, type MessagePair } from '@vitrine/kit';

export const providerNames = defineMessages({
  wechat: ['微信支付', 'WeChat Pay'],
  alipay: ['支付宝', 'Alipay'],
  douyin: ['抖音支付', 'Douyin Pay'],
  test: ['测试支付', 'Test payment'],
  transfer: ['银行转账', 'Bank transfer'],
} satisfies Record<RefundProvider, MessagePair>);

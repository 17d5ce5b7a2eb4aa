import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const returnDeducted = defineTemplate({
  values: z.object({
    number: templateValue,
    deducted: templateValue,
    reasons: templateValue,
    amount: templateValue,
    link: templateValue,
  }),
  sample: {
    number: '5001',
    deducted: '¥500',
    reasons: '商品有穿着痕迹',
    amount: '¥8,300',
    link: 'https://shop.example/return',
  },
  texts: {
    'zh-CN': {
      subject: '退货 {number} 的退款有扣款',
      body: '退货 {number} 验看后扣除 {deducted}（{reasons}），将退还 {amount}：{link}',
      action: '查看退货',
    },
    'en-US': {
      subject: 'A part of the refund for return {number} is kept back',
      body: '{deducted} of return {number} is kept back ({reasons}); {amount} will be refunded: {link}',
      action: 'See the return',
    },
  },
});

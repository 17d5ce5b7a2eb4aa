import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const orderRefunded = defineTemplate({
  values: z.object({ order: templateValue, amount: templateValue, link: templateValue }),
  sample: { order: '202611251001', amount: '¥8,800', link: 'https://shop.example/order' },
  texts: {
    'zh-CN': {
      subject: '订单 {order} 已退款',
      body: '订单 {order} 的退款 {amount} 已原路退回：{link}',
      action: '查看订单',
    },
    'en-US': {
      subject: 'Refund for order {order}',
      body: '{amount} of order {order} went back the way it was paid: {link}',
      action: 'See the order',
    },
  },
  card: {
    fields: { character_string1: 'order', amount2: 'amount', thing3: 'note', time4: 'time' },
    texts: {
      'zh-CN': { status: '已退款', note: '款项已原路退回' },
      'en-US': { status: 'Refunded', note: 'The way it was paid' },
    },
  },
});

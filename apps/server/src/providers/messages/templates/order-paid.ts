import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const orderPaid = defineTemplate({
  values: z.object({ order: templateValue, amount: templateValue, link: templateValue }),
  sample: { order: '202611251001', amount: '¥24,310', link: 'https://shop.example/order' },
  texts: {
    'zh-CN': {
      subject: '订单 {order} 已付款',
      body: '我们已收到订单 {order} 的付款 {amount}，正在备货：{link}',
      action: '查看订单',
    },
    'en-US': {
      subject: 'Order {order} is paid',
      body: 'We received {amount} for order {order}. It is being prepared: {link}',
      action: 'See the order',
    },
  },
  card: {
    fields: { character_string1: 'order', amount2: 'amount', thing3: 'note', time4: 'time' },
    texts: {
      'zh-CN': { status: '已付款', note: '我们正在为您备货' },
      'en-US': { status: 'Paid', note: 'Being prepared' },
    },
  },
});
